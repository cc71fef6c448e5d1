import { Controller, Get, Headers, Req, Res } from '@nestjs/common';
import { ApiExtraModels, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentActor, SignedIn } from '#platform/http/security/access.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { OpenStreams } from '#platform/http/live/open-streams.js';
import { detachSession } from '#platform/http/security/sessions/session-changes.js';
import { SessionWatch } from '#platform/http/security/sessions/postgres-session-watch.js';
import type { Actor } from '#shared/domain/actor.js';
import { AccountWatch } from '../live/account-watch.js';
import { LiveDelivery } from '../live/live-delivery.js';
import { ScopeDelivery } from '../live/scope-delivery.js';
import { ChangedBody } from '../../application/views/changed.view.js';
import { UnreadBody } from '../../application/views/conversation.view.js';
import { ReceiptBody, ThreadEntryBody } from '../../application/views/message.view.js';

@ApiTags('messaging')
@Controller('api/events')
@SignedIn()
export class EventsController {
  constructor(
    private readonly streams: OpenStreams,
    private readonly sessions: SessionWatch,
    private readonly accounts: AccountWatch,
    private readonly live: LiveDelivery,
    private readonly scopes: ScopeDelivery,
  ) {}

  @Get()
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'Id of the last event received' })
  @ApiExtraModels(ThreadEntryBody, ReceiptBody, UnreadBody, ChangedBody)
  @ApiOkResponse({
    description:
      'Server-sent events until the session ends: `message` (ThreadEntryBody), `receipt` (ReceiptBody), `unread` ' +
      '(UnreadBody), `changed` (ChangedBody) when other data of the user changed, and `resync` if too many changes ' +
      'were missed to replay. Events may arrive twice.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  @ApiRefusals(429)
  open(
    @CurrentActor() actor: Actor,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): void {
    const sessionId = detachSession(request);
    const stream = this.streams.open(request, response);
    // HEAD receives no events, so it must not mark messages as delivered.
    if (request.method === 'HEAD') return stream.end();
    const stopWatching = this.sessions.watch(sessionId, () => stream.end());
    void stream.closed.then(stopWatching);
    this.accounts.join(actor, stream);
    // Reviewers do not read the company's messages.
    const reader = actor.companyRole === 'reviewer' ? { ...actor, employerId: undefined } : actor;
    this.live.join(reader, stream, lastEventId);
    this.scopes.join(actor, stream);
  }
}
