import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Put, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { callerOf, ConfirmedRequest } from '#identity';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { Accepted, NoContent } from '#platform/http/api/statuses.js';
import { CurrentMember, Members, Only } from '#platform/http/security/access.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import type { Member } from '#shared/domain/actor.js';
import { AddWebhook } from '../../application/webhooks/add-webhook.js';
import { ChangeWebhook } from '../../application/webhooks/change-webhook.js';
import { WebhookDeliveries } from '../../application/ports/webhook-deliveries.js';
import { Webhooks } from '../../application/ports/webhooks.js';
import { RemoveWebhook } from '../../application/webhooks/remove-webhook.js';
import { RotateWebhookSecret } from '../../application/webhooks/rotate-webhook-secret.js';
import { DeliveryNotFound, WebhookNotFound } from '../../domain/integration-errors.js';
import { WebhookRequest } from './webhooks.requests.js';
import {
  NewWebhookBody,
  WebhookBody,
  WebhookDeliveryBody,
  WebhookSecretBody,
} from '../../application/webhooks/webhook.view.js';

/** The webhooks of an employer, and their deliveries. */
@ApiTags('integrations')
@Controller('api/employer')
@Only('employer')
@Members('owner')
export class WebhooksController {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly addWebhook: AddWebhook,
    private readonly changeWebhook: ChangeWebhook,
    private readonly rotateSecret: RotateWebhookSecret,
    private readonly removeWebhook: RemoveWebhook,
    private readonly deliveries: WebhookDeliveries,
  ) {}

  @Get('webhooks')
  @ApiOkResponse({ type: [WebhookBody] })
  own(@CurrentMember() { employerId }: Member): Promise<readonly WebhookBody[]> {
    return this.webhooks.of(employerId);
  }

  @Post('webhooks')
  @ApiCreatedResponse({ type: NewWebhookBody })
  @ApiRefusals(409, 429)
  create(
    @Body() form: WebhookRequest,
    @CurrentMember() { userId, employerId }: Member,
    @Req() request: Request,
  ): Promise<NewWebhookBody> {
    return this.addWebhook.execute({ userId, employerId, ...form, ...callerOf(request) });
  }

  @Put('webhooks/:id')
  @ApiOkResponse({ type: WebhookBody })
  @ApiRefusals(429)
  change(
    @Param('id', IdPipe) id: number,
    @Body() form: WebhookRequest,
    @CurrentMember() { userId, employerId }: Member,
    @Req() request: Request,
  ): Promise<WebhookBody> {
    return this.changeWebhook.execute({ userId, employerId, webhookId: id, ...form, ...callerOf(request) });
  }

  @Post('webhooks/:id/rotate')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: WebhookSecretBody })
  @ApiRefusals(429)
  async rotate(
    @Param('id', IdPipe) id: number,
    @Body() { password }: ConfirmedRequest,
    @CurrentMember() { userId, employerId }: Member,
    @Req() request: Request,
  ): Promise<WebhookSecretBody> {
    const command = { userId, employerId, webhookId: id, password, ...callerOf(request) };
    return { secret: await this.rotateSecret.execute(command) };
  }

  @Delete('webhooks/:id')
  @NoContent()
  async remove(@Param('id', IdPipe) id: number, @CurrentMember() { employerId }: Member): Promise<void> {
    await this.removeWebhook.execute({ employerId, webhookId: id });
  }

  /** The latest 50 deliveries, newest first. */
  @Get('webhooks/:id/deliveries')
  @ApiOkResponse({ type: [WebhookDeliveryBody] })
  async log(
    @Param('id', IdPipe) id: number,
    @CurrentMember() { employerId }: Member,
  ): Promise<readonly WebhookDeliveryBody[]> {
    const deliveries = await this.deliveries.latest(employerId, id);
    if (!deliveries) throw new WebhookNotFound();
    return deliveries;
  }

  @Post('webhook-deliveries/:id/redeliver')
  @Limited('redeliveriesPerHour', 'party')
  @Accepted({ description: 'It is sent again in the background' })
  async redeliver(@Param('id', IdPipe) id: number, @CurrentMember() { employerId }: Member): Promise<void> {
    if (!(await this.deliveries.repeat(employerId, id))) throw new DeliveryNotFound();
  }
}
