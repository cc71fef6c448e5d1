import { Body, Controller, Get, HttpStatus, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentActor, Members, NeedsVerifiedEmail, SignedIn } from '#platform/http/security/access.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { Pages, type SendPage } from '#platform/http/api/pages.js';
import { partyOf, type Actor } from '#shared/domain/actor.js';
import { MessagingQueries } from '../../application/ports/messaging-queries.js';
import { StartConversation } from '../../application/start-conversation.js';
import type { Conversation } from '../../domain/conversation.js';
import { ConversationNotFound } from '../../domain/messaging-errors.js';
import { ConversationsQuery, StartConversationRequest } from './conversations.requests.js';
import {
  ConversationBody,
  ConversationListItemBody,
  ConversationWithOtherBody,
  UnreadBody,
} from '../../application/views/conversation.view.js';

@ApiTags('messaging')
@Controller('api/conversations')
@SignedIn()
@Members('owner', 'recruiter')
export class ConversationsController {
  constructor(
    private readonly startConversation: StartConversation,
    private readonly queries: MessagingQueries,
  ) {}

  @Get()
  @ApiOkResponse({ type: [ConversationListItemBody] })
  async own(
    @Query() { search, unread = false, unanswered = false, ...query }: ConversationsQuery,
    @CurrentActor() actor: Actor,
    @Pages() sendPage: SendPage,
  ): Promise<readonly ConversationListItemBody[]> {
    const filter = { search, isUnread: unread, isUnanswered: unanswered };
    const page = await this.queries.conversations(partyOf(actor), { ...query, ...filter });
    return sendPage(page);
  }

  @Post()
  @NeedsVerifiedEmail()
  @ApiCreatedResponse({ type: ConversationBody })
  @ApiOkResponse({ type: ConversationBody, description: 'The conversation already exists' })
  @ApiRefusals(404, 409, 429)
  async start(
    @Body() { participantId, jobId = null, applicationId = null, title = null }: StartConversationRequest,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ConversationBody> {
    const command = { actor, participantId, jobId, applicationId, title };
    const { conversation, isNew } = await this.startConversation.execute(command);
    response.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return started(conversation);
  }

  @Get('unread')
  @ApiOkResponse({ type: UnreadBody })
  async unread(@CurrentActor() actor: Actor): Promise<UnreadBody> {
    const partyId = partyOf(actor);
    const counts = await this.queries.unreadCounts([partyId]);
    return { unreadCount: counts.get(partyId) ?? 0 };
  }

  @Get(':id')
  @ApiOkResponse({ type: ConversationWithOtherBody })
  async one(@Param('id', IdPipe) id: number, @CurrentActor() actor: Actor): Promise<ConversationWithOtherBody> {
    const conversation = await this.queries.conversation(id, partyOf(actor));
    if (!conversation) throw new ConversationNotFound();
    return conversation;
  }
}

function started(conversation: Conversation): ConversationBody {
  const { id, jobId, applicationId, participant1Id, participant2Id, title, isActive } = conversation;
  const { createdAt, lastMessageAt } = conversation;
  return { id, jobId, applicationId, participant1Id, participant2Id, title, isActive, createdAt, lastMessageAt };
}
