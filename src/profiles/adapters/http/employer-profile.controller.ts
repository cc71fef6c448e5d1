import { Body, Controller, Get, Param, Put, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  Anyone,
  CurrentActor,
  CurrentMember,
  Members,
  Only,
  NeedsVerifiedEmail,
} from '#platform/http/security/access.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import type { Actor, Member } from '#shared/domain/actor.js';
import { EditEmployerProfile } from '../../application/edit-employer-profile.js';
import { ProfileQueries } from '../../application/ports/profile-queries.js';
import { ReadEmployerProfile } from '../../application/read-employer-profile.js';
import { ProfileNotFound } from '../../domain/profile-errors.js';
import { EditEmployerProfileRequest } from './employer-profile.requests.js';
import {
  employerProfileBody,
  EmployerProfileBody,
  PublicEmployerProfileBody,
} from '../../application/employer-profile.view.js';

@ApiTags('profiles')
@Controller('api')
export class EmployerProfileController {
  constructor(
    private readonly queries: ProfileQueries,
    private readonly readProfile: ReadEmployerProfile,
    private readonly editProfile: EditEmployerProfile,
  ) {}

  @Get('profile/employer')
  @Members('owner', 'recruiter', 'reviewer')
  @Only('employer')
  @ApiOkResponse({ type: EmployerProfileBody })
  @ApiRefusals(404)
  async own(@CurrentMember() { employerId }: Member): Promise<EmployerProfileBody> {
    return employerProfileBody(await this.readProfile.execute({ userId: employerId }));
  }

  @Get('employer/profile')
  @Members('owner', 'recruiter', 'reviewer')
  @Only('employer')
  @ApiOkResponse({ type: EmployerProfileBody, description: 'The same as GET /api/profile/employer' })
  @ApiRefusals(404)
  ownAgain(@CurrentMember() member: Member): Promise<EmployerProfileBody> {
    return this.own(member);
  }

  @Put('profile/employer')
  @Members('owner')
  @NeedsVerifiedEmail()
  @Only('employer')
  @ApiOkResponse({ type: EmployerProfileBody })
  @ApiRefusals(404)
  async edit(
    @Body() body: EditEmployerProfileRequest,
    @CurrentMember() { employerId }: Member,
  ): Promise<EmployerProfileBody> {
    return employerProfileBody(await this.editProfile.execute({ userId: employerId, changes: body }));
  }

  @Get('employer/public/:employerId')
  @Anyone()
  @ApiOkResponse({ type: PublicEmployerProfileBody })
  async public(
    @Param('employerId', IdPipe) employerId: number,
    @CurrentActor() reader: Actor | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PublicEmployerProfileBody> {
    const isForAdmins = reader?.role === 'admin';
    const profile = await this.queries.publicEmployer(employerId, isForAdmins);
    if (!profile) throw new ProfileNotFound();
    // Set after the check, so that a 404 is not cached. Others must not keep the profile of a suspended account.
    if (!isForAdmins) response.setHeader('Cache-Control', 'private, max-age=3600');
    return profile;
  }
}
