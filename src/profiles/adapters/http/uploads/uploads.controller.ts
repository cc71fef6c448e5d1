import { Controller, Delete, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, CurrentMember, Members, Only, NeedsVerifiedEmail } from '#platform/http/security/access.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import type { Actor, Member } from '#shared/domain/actor.js';
import { RemoveResume } from '#profiles/application/uploads/remove-resume.js';
import { UploadAvatar } from '#profiles/application/uploads/upload-avatar.js';
import { UploadLogo } from '#profiles/application/uploads/upload-logo.js';
import { UploadResume } from '#profiles/application/uploads/upload-resume.js';
import { UploadWorkplaceLogo } from '#profiles/application/uploads/upload-workplace-logo.js';
import { AVATAR_RULE, LOGO_RULE, RESUME_RULE, type SentFile } from '#profiles/domain/upload-rules.js';
import { Sent, TakesFile } from './file-receiver.js';
import { AvatarBody, LogoBody, OWN_RESUME, ResumeBody } from '#profiles/application/uploads/uploads.view.js';

/** Uploads of pictures and resumes. */
@ApiTags('profiles')
@Controller('api')
export class UploadsController {
  constructor(
    private readonly uploadAvatar: UploadAvatar,
    private readonly uploadLogo: UploadLogo,
    private readonly uploadResume: UploadResume,
    private readonly removeResume: RemoveResume,
    private readonly uploadWorkplaceLogo: UploadWorkplaceLogo,
  ) {}

  @Post('profile/job-seeker/avatar')
  @Only('job_seeker')
  @Limited('uploadsPerHour', 'user')
  @TakesFile(AVATAR_RULE)
  @ApiCreatedResponse({ type: AvatarBody })
  async avatar(@Sent() file: SentFile, @CurrentActor() { userId }: Actor): Promise<AvatarBody> {
    return { avatarUrl: await this.uploadAvatar.execute({ userId, file }) };
  }

  @Post('profile/job-seeker/resume')
  @Only('job_seeker')
  @Limited('uploadsPerHour', 'user')
  @TakesFile(RESUME_RULE)
  @ApiCreatedResponse({ type: ResumeBody })
  @ApiRefusals(404)
  async resume(@Sent() file: SentFile, @CurrentActor() { userId }: Actor): Promise<ResumeBody> {
    await this.uploadResume.execute({ userId, file });
    return { resumeUrl: OWN_RESUME };
  }

  @Delete('profile/job-seeker/resume')
  @Only('job_seeker')
  @NoContent()
  @ApiRefusals(404)
  async dropResume(@CurrentActor() { userId }: Actor): Promise<void> {
    await this.removeResume.execute({ userId });
  }

  @Post('profile/employer/logo')
  @Members('owner')
  @NeedsVerifiedEmail()
  @Only('employer')
  @Limited('uploadsPerHour', 'party')
  @TakesFile(LOGO_RULE)
  @ApiCreatedResponse({ type: LogoBody })
  @ApiRefusals(404)
  async logo(@Sent() file: SentFile, @CurrentMember() { employerId }: Member): Promise<LogoBody> {
    return { logoUrl: await this.uploadLogo.execute({ userId: employerId, file }) };
  }

  @Post('company/workplaces/:id/logo')
  @NeedsVerifiedEmail()
  @Only('employer')
  @Limited('uploadsPerHour', 'party')
  @TakesFile(LOGO_RULE)
  @ApiCreatedResponse({ type: LogoBody })
  async workplaceLogo(
    @Sent() file: SentFile,
    @Param('id', IdPipe) workplaceId: number,
    @CurrentMember() { employerId }: Member,
  ): Promise<LogoBody> {
    return { logoUrl: await this.uploadWorkplaceLogo.execute({ employerId, workplaceId, file }) };
  }
}
