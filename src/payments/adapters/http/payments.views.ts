import { ApiProperty } from '@nestjs/swagger';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../domain/payment.js';

const TIME = { type: String, format: 'date-time', nullable: true } as const;

export class CheckoutBody {
  @ApiProperty({ description: 'The page of the payment provider' }) readonly url!: string;
}

/** An employer's payment for a premium listing. */
export class PaymentBody {
  @ApiProperty({ type: 'integer' }) readonly id!: number;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null once the listing has been deleted' })
  readonly jobId!: number | null;
  @ApiProperty({ description: 'The title of the listing when premium was requested' }) readonly title!: string;
  @ApiProperty({ type: 'integer', description: 'In the smallest unit of the currency', example: 4999 })
  readonly amount!: number;
  @ApiProperty({ description: 'ISO 4217', example: 'USD' }) readonly currency!: string;
  @ApiProperty({
    enum: PAYMENT_STATUSES,
    enumName: 'PaymentStatus',
    description: 'open: not paid yet; invoiced: the team sends an invoice; refunding: a refund is due',
  })
  readonly status!: PaymentStatus;
  @ApiProperty({ type: String, nullable: true, description: 'Null for invoices' })
  readonly provider!: string | null;
  @ApiProperty({ description: 'Identifies the payment to the provider' }) readonly reference!: string;
  @ApiProperty() readonly createdAt!: Date;
  @ApiProperty(TIME) readonly invoicedAt!: Date | null;
  @ApiProperty(TIME) readonly paidAt!: Date | null;
  @ApiProperty({ ...TIME, description: 'When it was canceled or refunded' })
  readonly endedAt!: Date | null;
}

/** A payment with its employer, for admins. */
export class AdminPaymentBody extends PaymentBody {
  @ApiProperty({ type: 'integer', nullable: true }) readonly employerId!: number | null;
  @ApiProperty({ type: String, nullable: true }) readonly employerName!: string | null;
}
