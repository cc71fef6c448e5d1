import { Body, Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { MailUnavailable } from '#identity';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { Only } from '#platform/http/security/access.js';
import { FailedMailsBody, MAX_FAILED_MAILS, RetriedMailsBody } from '../../application/failed-mails.view.js';
import { Outbox } from '../../application/ports/outbox.js';
import { RetryMails } from '../../application/retry-mails.js';
import { RetryMailsRequest } from './failed-mails.requests.js';

/** Mails that could not be sent. */
@ApiTags('administration')
@Controller('api/admin/mails')
@Only('admin')
export class FailedMailsController {
  constructor(
    private readonly outbox: Outbox,
    private readonly retryMails: RetryMails,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('failed')
  @ApiOkResponse({ type: FailedMailsBody })
  async failed(): Promise<FailedMailsBody> {
    const mails = await this.outbox.failed({ limit: MAX_FAILED_MAILS });
    return {
      isAvailable: this.settings.mail !== undefined,
      mails: mails.map(({ stream: _stream, ...mail }) => mail),
    };
  }

  /** Queues failed mails again. An interrupted mail may arrive twice. */
  @Post('retry')
  @HttpCode(200)
  @ApiOkResponse({ type: RetriedMailsBody })
  @ApiRefusals(409)
  async retry(@Body() request: RetryMailsRequest): Promise<RetriedMailsBody> {
    if (!this.settings.mail) throw new MailUnavailable();
    return { retried: await this.retryMails.execute(request) };
  }
}
