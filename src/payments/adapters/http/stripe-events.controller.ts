import { Controller, Headers, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ApiHeader, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiRefusals } from '../../../shared/adapters/http/api/problems/api-refusals.js';
import { rawBodyOf } from '../../../shared/adapters/http/request-bodies.js';
import { Anyone } from '../../../shared/adapters/http/security/access.js';
import { PaymentProvider } from '../../application/ports/payment-provider.js';
import { SettlePayment } from '../../application/settle-payment.js';

/** What Stripe tells by itself. */
@ApiTags('payments')
@Controller('api/payments')
export class StripeEventsController {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly settlePayment: SettlePayment,
  ) {}

  /** Takes an event that Stripe signed; twice is as good as once. */
  @Post('stripe')
  @Anyone()
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiHeader({ name: 'Stripe-Signature', required: true })
  @ApiNoContentResponse()
  @ApiRefusals(403, 409)
  async receive(@Req() request: Request, @Headers('stripe-signature') signature: string | undefined): Promise<void> {
    const news = await this.provider.read(rawBodyOf(request), signature);
    if (news) await this.settlePayment.receive(news);
  }
}
