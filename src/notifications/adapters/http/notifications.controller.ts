import { Body, Controller, Get, HttpCode, Inject, NotFoundException, Param, Post, Put } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { IgnoresBody } from '#platform/http/api/json-body.guard.js';
import { NotSignedIn } from '#platform/http/security/access.guard.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import { Anyone, CurrentActor, SignedIn } from '#platform/http/security/access.js';
import type { Actor } from '#shared/domain/actor.js';
import { NotificationsBody } from '../../application/notifications.view.js';
import { Recipients } from '../../application/ports/recipients.js';
import { Subscriptions } from '../../application/ports/subscriptions.js';
import type { OptionalStream } from '../../domain/mail-kinds.js';
import { NotificationChoices } from './notifications.requests.js';

const TOKEN = /^[\w-]{16}$/;

/** Email preferences, and unsubscribing. */
@ApiTags('account')
@Controller()
export class NotificationsController {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly accounts: Recipients,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('api/account/notifications')
  @SignedIn()
  @ApiOkResponse({ type: NotificationsBody })
  async read(@CurrentActor() { userId }: Actor): Promise<NotificationsBody> {
    const account = await this.accounts.find(userId);
    if (!account) throw new NotSignedIn();
    return {
      isAvailable: this.settings.mail !== undefined,
      email: account.email,
      streams: await this.subscriptions.choices(userId),
      refused: await this.subscriptions.refused(userId),
    };
  }

  @Put('api/account/notifications')
  @SignedIn()
  @ApiOkResponse({ type: NotificationsBody })
  async choose(@CurrentActor() actor: Actor, @Body() choices: NotificationChoices): Promise<NotificationsBody> {
    await this.subscriptions.choose(actor.userId, choices);
    return this.read(actor);
  }

  /**
   * For mail clients (RFC 8058) and the page at the same address, which asks for confirmation because scanners follow
   * links. Mail services send the requests of many users from one address.
   */
  @Post('unsubscribe/:token')
  @Anyone()
  @Limited('unsubscribesPerHour', 'address')
  @IgnoresBody()
  @HttpCode(200)
  @ApiExcludeEndpoint()
  async unsubscribe(@Param('token') token: string): Promise<{ stream: OptionalStream }> {
    const stream = TOKEN.test(token) ? await this.subscriptions.unsubscribe(token) : undefined;
    if (!stream) throw new NotFoundException();
    return { stream };
  }
}
