import { Controller, Get, HttpCode, HttpStatus, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { PageQuery, Pages, type SendPage } from '#platform/http/api/pages.js';
import { CurrentMember, Members, Only } from '#platform/http/security/access.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import type { Member } from '#shared/domain/actor.js';
import { CheckoutBody, PaymentBody } from '../../application/payment.view.js';
import { PaymentQueries } from '../../application/ports/payments.js';
import { RefreshPayment } from '../../application/refresh-payment.js';
import { StartCheckout } from '../../application/start-checkout.js';

/** An employer's payments for premium listings. */
@ApiTags('payments')
@Controller('api/employer')
@Only('employer')
@Members('owner')
export class PaymentsController {
  constructor(
    private readonly payments: PaymentQueries,
    private readonly startCheckout: StartCheckout,
    private readonly refreshPayment: RefreshPayment,
  ) {}

  @Get('payments')
  @ApiOkResponse({ type: [PaymentBody] })
  async own(
    @Query() query: PageQuery,
    @CurrentMember() { employerId }: Member,
    @Pages() sendPage: SendPage,
  ): Promise<readonly PaymentBody[]> {
    return sendPage(await this.payments.ofEmployer(employerId, query));
  }

  /** Returns the URL of the payment provider's page where the employer pays for premium. */
  @Post('jobs/:id/checkout')
  @HttpCode(HttpStatus.OK)
  @Limited('checkoutsPerHour', 'party')
  @ApiOkResponse({ type: CheckoutBody })
  @ApiRefusals(409)
  async checkout(@Param('id', IdPipe) jobId: number, @CurrentMember() { employerId }: Member): Promise<CheckoutBody> {
    return { url: await this.startCheckout.execute({ jobId, employerId }) };
  }

  /** Updates a payment from the payment provider. */
  @Post('payments/:id/check')
  @HttpCode(HttpStatus.OK)
  @Limited('checkoutsPerHour', 'party')
  @ApiOkResponse({ type: PaymentBody })
  async check(@Param('id', IdPipe) paymentId: number, @CurrentMember() { employerId }: Member): Promise<PaymentBody> {
    const payment = await this.refreshPayment.execute({ paymentId, employerId });
    const { employerId: _employerId, session: _session, charge: _charge, awaitsProvider: _awaits, ...body } = payment;
    return body;
  }
}
