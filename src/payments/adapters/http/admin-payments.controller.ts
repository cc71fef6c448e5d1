import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { Pages, type SendPage } from '#platform/http/api/pages.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { Only } from '#platform/http/security/access.js';
import { MarkPayment } from '../../application/mark-payment.js';
import { AdminPaymentBody } from '../../application/payment.view.js';
import { PaymentQueries } from '../../application/ports/payments.js';
import { AdminPaymentsQuery, MarkPaymentRequest } from './payments.requests.js';

/** The payments of all employers. */
@ApiTags('payments')
@Controller('api/admin/payments')
@Only('admin')
export class AdminPaymentsController {
  constructor(
    private readonly payments: PaymentQueries,
    private readonly markPayment: MarkPayment,
  ) {}

  @Get()
  @ApiOkResponse({ type: [AdminPaymentBody] })
  async all(
    @Query() { status, ...page }: AdminPaymentsQuery,
    @Pages() sendPage: SendPage,
  ): Promise<readonly AdminPaymentBody[]> {
    return sendPage(await this.payments.forAdmins({ ...page, status: status ?? null }));
  }

  /** Records that an invoice was paid or refunded. */
  @Put(':id')
  @NoContent()
  @ApiRefusals(409)
  async mark(@Param('id', IdPipe) paymentId: number, @Body() { status }: MarkPaymentRequest): Promise<void> {
    await this.markPayment.execute({ paymentId, status });
  }
}
