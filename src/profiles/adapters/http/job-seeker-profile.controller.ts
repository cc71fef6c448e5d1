import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import { Anyone, CurrentActor, Only } from '#platform/http/security/access.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import type { Actor } from '#shared/domain/actor.js';
import { EditJobSeekerProfile } from '../../application/edit-job-seeker-profile.js';
import { ProfileQueries } from '../../application/ports/profile-queries.js';
import { ReadJobSeekerProfile } from '../../application/read-job-seeker-profile.js';
import { ProfileNotFound } from '../../domain/profile-errors.js';
import { EditJobSeekerProfileRequest } from './job-seeker-profile.requests.js';
import {
  jobSeekerProfileBody,
  JobSeekerProfileBody,
  PublicJobSeekerProfileBody,
} from '../../application/job-seeker-profile.view.js';

@ApiTags('profiles')
@Controller('api')
export class JobSeekerProfileController {
  constructor(
    private readonly queries: ProfileQueries,
    private readonly readProfile: ReadJobSeekerProfile,
    private readonly editProfile: EditJobSeekerProfile,
  ) {}

  @Get('profile/job-seeker')
  @Only('job_seeker')
  @ApiOkResponse({ type: JobSeekerProfileBody })
  @ApiRefusals(404)
  async own(@CurrentActor() { userId }: Actor): Promise<JobSeekerProfileBody> {
    const { profile, resume } = await this.readProfile.execute({ userId });
    return jobSeekerProfileBody(profile, resume);
  }

  @Put('profile/job-seeker')
  @Only('job_seeker')
  @ApiOkResponse({ type: JobSeekerProfileBody })
  @ApiRefusals(404)
  async edit(@Body() body: EditJobSeekerProfileRequest, @CurrentActor() actor: Actor): Promise<JobSeekerProfileBody> {
    await this.editProfile.execute({ userId: actor.userId, changes: body });
    return this.own(actor);
  }

  @Get('job-seeker/profile/public/:userId')
  @Anyone()
  @Limited('profileReadsPerHour', 'address', { owner: 'userId' })
  @ApiOkResponse({ type: PublicJobSeekerProfileBody })
  async public(
    @Param('userId', IdPipe) userId: number,
    @CurrentActor() actor: Actor | undefined,
  ): Promise<PublicJobSeekerProfileBody> {
    const profile = await this.queries.publicJobSeeker(userId, actor?.userId);
    if (!profile) throw new ProfileNotFound();
    return profile;
  }
}
