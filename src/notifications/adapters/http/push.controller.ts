import { Body, Controller, Delete, Get, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { CurrentActor, SignedIn } from '#platform/http/security/access.js';
import type { Actor } from '#shared/domain/actor.js';
import { PushBrowsers } from '../../application/push/push-browsers.js';
import { PushBody } from '../../application/push/push.view.js';
import { SubscribeRequest } from './push.requests.js';

/** Push messages to the browser of the caller's session. They end with the session. */
@ApiTags('account')
@SignedIn()
@Controller('api/account/push')
export class PushController {
  constructor(private readonly browsers: PushBrowsers) {}

  @Get()
  @ApiOkResponse({ type: PushBody })
  read(@CurrentActor() { userId }: Actor, @Req() { sessionID: session }: Request): Promise<PushBody> {
    return this.browsers.read({ userId, session });
  }

  @Put()
  @NoContent()
  @ApiRefusals(409)
  subscribe(
    @CurrentActor() { userId }: Actor,
    @Req() { sessionID: session }: Request,
    @Body() { endpoint, p256dh, auth }: SubscribeRequest,
  ): Promise<void> {
    return this.browsers.subscribe({ userId, session }, { endpoint, p256dh, auth });
  }

  @Delete()
  @NoContent()
  unsubscribe(@CurrentActor() { userId }: Actor, @Req() { sessionID: session }: Request): Promise<void> {
    return this.browsers.unsubscribe({ userId, session });
  }
}
