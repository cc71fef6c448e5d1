import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { extname } from 'node:path';
import { Anyone, CurrentActor, Only } from '#platform/http/security/access.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { FileStore } from '#shared/application/file-store.js';
import type { Actor } from '#shared/domain/actor.js';
import { ProfileQueries } from '#profiles/application/ports/profile-queries.js';
import { ResumeLinks } from '../../files/resume-links.js';
import { UploadedFiles } from '#profiles/application/ports/uploaded-files.js';
import { FileNotFound, LinkNotValid } from '#profiles/domain/upload-errors.js';
import { contentTypeOf, fittingCopy, PICTURE_TYPE } from '#profiles/domain/uploaded-file.js';
import { PictureQuery, ResumeLinkQuery } from './files.requests.js';
import { sendDocument, sendPicture } from './send-file.js';

const FILE = { type: 'string', format: 'binary' } as const;
const DOCUMENT_TYPES = [contentTypeOf('pdf'), contentTypeOf('doc'), contentTypeOf('docx')];

/** Downloads: pictures for anyone, resumes for their owner and anyone with a signed link. */
@ApiTags('files')
@Controller('api')
export class FilesController {
  constructor(
    private readonly store: FileStore,
    private readonly files: UploadedFiles,
    private readonly profiles: ProfileQueries,
    private readonly links: ResumeLinks,
  ) {}

  @Get('files/:key')
  @Anyone()
  @ApiParam({ name: 'key', type: String })
  @ApiProduces(PICTURE_TYPE)
  @ApiOkResponse({ schema: FILE })
  async picture(@Param('key') key: string, @Query() { size }: PictureQuery, @Res() response: Response): Promise<void> {
    const copy = fittingCopy(key, size);
    const content = copy && (await this.store.get(copy));
    if (!content) throw new FileNotFound();
    await sendPicture(response, PICTURE_TYPE, content);
  }

  @Get('profile/job-seeker/resume')
  @Only('job_seeker')
  @ApiProduces(...DOCUMENT_TYPES)
  @ApiOkResponse({ schema: FILE })
  @ApiResponse({ status: 206, schema: FILE, description: 'The requested range' })
  @ApiRefusals(404)
  async own(@CurrentActor() { userId }: Actor, @Req() request: Request, @Res() response: Response): Promise<void> {
    await this.send(await this.profiles.currentResume(userId), request, response);
  }

  @Get('resumes/:key')
  @Anyone()
  @ApiParam({ name: 'key', type: String })
  @ApiProduces(...DOCUMENT_TYPES)
  @ApiOkResponse({ schema: FILE })
  @ApiResponse({ status: 206, schema: FILE, description: 'The requested range' })
  @ApiRefusals(403)
  async linked(
    @Param('key') key: string,
    @Query() { expires = '', signature = '', ...grant }: ResumeLinkQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    this.links.check(key, { expires, signature }, grant);
    const application = Number(grant.application ?? 0);
    const reader = grant.apiKey ? { apiKeyId: Number(grant.apiKey) } : { memberId: Number(grant.member) };
    if (application > 0 && !(await this.profiles.isSentWith(key, application, reader))) throw new LinkNotValid();
    await this.send(key, request, response, grant.name);
  }

  private async send(key: string | null, request: Request, response: Response, name = ''): Promise<void> {
    const file = key === null ? undefined : await this.files.find(key);
    if (!file) throw new FileNotFound();
    const fileName = name ? `${name}${extname(file.fileName)}` : file.fileName;
    await sendDocument(request, response, this.store, { ...file, fileName });
  }
}
