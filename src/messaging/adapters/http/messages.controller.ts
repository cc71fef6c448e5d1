import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { NoContent } from '#platform/http/api/statuses.js';
import { CurrentActor, Members, NeedsVerifiedEmail, SignedIn } from '#platform/http/security/access.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { PageQuery, Pages, type SendPage } from '#platform/http/api/pages.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import { partyOf, type Actor } from '#shared/domain/actor.js';
import { ConfirmMessage } from '../../application/confirm-message.js';
import { DeleteMessage } from '../../application/delete-message.js';
import { MessagingQueries } from '../../application/ports/messaging-queries.js';
import { ReadThread } from '../../application/read-thread.js';
import { SendMessage } from '../../application/send-message.js';
import { SettleMessage } from '../../application/settle-message.js';
import { MessageNotFound } from '../../domain/messaging-errors.js';
import { ConfirmMessageRequest, SendMessageRequest } from './conversations.requests.js';
import { MessageBody, ThreadEntryBody } from '../../application/views/message.view.js';

const THREAD_PAGE = 50;

@ApiTags('messaging')
@Controller('api')
@SignedIn()
@Members('owner', 'recruiter')
export class MessagesController {
  constructor(
    private readonly readThread: ReadThread,
    private readonly sendMessage: SendMessage,
    private readonly confirmMessage: ConfirmMessage,
    private readonly settleMessage: SettleMessage,
    private readonly deleteMessage: DeleteMessage,
    private readonly queries: MessagingQueries,
  ) {}

  /** The newest messages, oldest first; the `next` link leads to older ones. */
  @Get('conversations/:id/messages')
  @ApiOkResponse({ type: [ThreadEntryBody] })
  async thread(
    @Param('id', IdPipe) conversationId: number,
    @Query() { limit = THREAD_PAGE, cursor }: PageQuery,
    @CurrentActor() actor: Actor,
    @Pages() sendPage: SendPage,
  ): Promise<readonly ThreadEntryBody[]> {
    return sendPage(await this.readThread.execute({ conversationId, userId: partyOf(actor), limit, cursor }));
  }

  @Post('conversations/:id/messages')
  @Limited('messagesPerMinute', 'party')
  @NeedsVerifiedEmail()
  @ApiCreatedResponse({ type: ThreadEntryBody })
  @ApiOkResponse({ type: ThreadEntryBody, description: 'A retry: the message with this clientId already exists' })
  @ApiRefusals(409)
  async send(
    @Param('id', IdPipe) conversationId: number,
    @Body() { content, clientId = null, attachments }: SendMessageRequest,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ThreadEntryBody> {
    const writer = { senderId: partyOf(actor), authorId: actor.userId };
    const command = { conversationId, ...writer, content, clientId, attachments: attachments ?? [] };
    const { messageId, isNew } = await this.sendMessage.execute(command);
    response.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return this.entry(messageId);
  }

  @Put('messages/:id/status')
  @ApiOkResponse({ type: MessageBody })
  async confirm(
    @Param('id', IdPipe) messageId: number,
    @Body() { status }: ConfirmMessageRequest,
    @CurrentActor() actor: Actor,
  ): Promise<MessageBody> {
    await this.confirmMessage.execute({ messageId, userId: partyOf(actor), receipt: status });
    return (await this.entry(messageId)).message;
  }

  /** The message needs no reply; its sender is not told. */
  @Put('messages/:id/settled')
  @NoContent()
  async settle(@Param('id', IdPipe) messageId: number, @CurrentActor() actor: Actor): Promise<void> {
    await this.settleMessage.execute({ messageId, userId: partyOf(actor) });
  }

  /** Both participants still see that a message was deleted. */
  @Delete('messages/:id')
  @NoContent()
  async delete(@Param('id', IdPipe) messageId: number, @CurrentActor() actor: Actor): Promise<void> {
    await this.deleteMessage.execute({ messageId, userId: partyOf(actor) });
  }

  private async entry(messageId: number): Promise<ThreadEntryBody> {
    const [sent] = await this.queries.messages([messageId]);
    if (!sent) throw new MessageNotFound();
    return sent.entry;
  }
}
