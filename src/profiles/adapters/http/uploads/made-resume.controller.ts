import { Controller, Get, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { CurrentActor, Only } from '#platform/http/security/access.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import { languageOf } from '#platform/languages/language-of.js';
import type { Actor } from '#shared/domain/actor.js';
import { MadeResumes } from '#profiles/application/resume/made-resumes.js';
import { OWN_RESUME, ResumeBody } from '#profiles/application/uploads/uploads.view.js';
import { contentTypeOf } from '#profiles/domain/uploaded-file.js';

/** A resume made of the caller's own profile. */
@ApiTags('profiles')
@Only('job_seeker')
@Controller('api/profile/job-seeker/resume/made')
export class MadeResumeController {
  constructor(private readonly resumes: MadeResumes) {}

  @Get()
  @Limited('uploadsPerHour', 'user')
  @ApiProduces(contentTypeOf('pdf'))
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiRefusals(404, 409, 503)
  async read(
    @CurrentActor() { userId }: Actor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { fileName, content } = await this.resumes.make({ userId, language: languageOf(request) });
    response.attachment(fileName);
    return new StreamableFile(content, { type: contentTypeOf('pdf'), length: content.length });
  }

  /** Makes it the resume of the profile, as an upload would. */
  @Post()
  @Limited('uploadsPerHour', 'user')
  @ApiCreatedResponse({ type: ResumeBody })
  @ApiRefusals(404, 409, 503)
  async keep(@CurrentActor() { userId }: Actor, @Req() request: Request): Promise<ResumeBody> {
    await this.resumes.keep({ userId, language: languageOf(request) });
    return { resumeUrl: OWN_RESUME };
  }
}
