import { Controller, Headers, Logger, Post, Req } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { rawBodyOf } from '#platform/http/request-bodies.js';
import { Anyone } from '#platform/http/security/access.js';
import { PaymentProvider } from '../../application/ports/payment-provider.js';
import { ReceivePaymentEvent } from '../../application/receive-payment-event.js';

/** Receives Stripe webhooks. */
@ApiTags('payments')
@Controller('api/payments')
export class StripeEventsController {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly provider: PaymentProvider,
    private readonly receiveEvent: ReceivePaymentEvent,
  ) {}

  /** Verifies the signature and ignores repeated events. */
  @Post('stripe')
  @Anyone()
  @ApiHeader({ name: 'Stripe-Signature', required: true })
  @NoContent()
  @ApiRefusals(409)
  async receive(@Req() request: Request, @Headers('stripe-signature') signature: string | undefined): Promise<void> {
    const event = await this.provider.readEvent(rawBodyOf(request), signature);
    if (event && !(await this.receiveEvent.execute(event))) {
      this.logger.warn({ event: event.eventId }, 'An event that is not about a payment of this site was ignored');
    }
  }
}
