import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ATTACHMENT_RULE, Sent, sendDocument, TakesFile, type SentFile } from '#profiles';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { isStorable } from '#platform/http/api/validation/storable-text.js';
import { CurrentActor, Members, NeedsVerifiedEmail, SignedIn } from '#platform/http/security/access.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import { FileStore } from '#shared/application/file-store.js';
import { partyOf, type Actor } from '#shared/domain/actor.js';
import { MessagingQueries } from '../../application/ports/messaging-queries.js';
import { UploadAttachment } from '../../application/upload-attachment.js';
import { AttachmentNotFound } from '../../domain/messaging-errors.js';
import { UploadedAttachmentBody } from '../../application/views/message.view.js';

const FILE = { type: 'string', format: 'binary' } as const;

@ApiTags('messaging')
@Controller('api')
@SignedIn()
@Members('owner', 'recruiter')
export class AttachmentsController {
  constructor(
    private readonly uploadAttachment: UploadAttachment,
    private readonly queries: MessagingQueries,
    private readonly store: FileStore,
  ) {}

  /** Uploads a document or a picture, which must be sent with a message within a day. Nobody can download it before that. */
  @Post('conversations/:id/attachments')
  @Limited('uploadsPerHour', 'party')
  @NeedsVerifiedEmail()
  @TakesFile(ATTACHMENT_RULE)
  @ApiCreatedResponse({ type: UploadedAttachmentBody })
  @ApiRefusals(409)
  upload(
    @Param('id', IdPipe) conversationId: number,
    @Sent() file: SentFile,
    @CurrentActor() actor: Actor,
  ): Promise<UploadedAttachmentBody> {
    return this.uploadAttachment.execute({ conversationId, senderId: partyOf(actor), file });
  }

  /** Available to both participants until the message is deleted. */
  @Get('messages/:id/attachments/:key')
  @ApiParam({ name: 'key', type: String })
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ schema: FILE })
  @ApiResponse({ status: 206, schema: FILE, description: 'The requested range' })
  async download(
    @Param('id', IdPipe) messageId: number,
    @Param('key') key: string,
    @CurrentActor() actor: Actor,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const file = isStorable(key) && (await this.queries.attachment(messageId, key, partyOf(actor)));
    if (!file) throw new AttachmentNotFound();
    await sendDocument(request, response, this.store, file);
  }
}
