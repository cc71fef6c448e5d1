import { ApiProperty } from '@nestjs/swagger';
import { Integer, NullableInteger, NullableText, NullableTime } from '#platform/http/api/fields.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../domain/payment.js';

export class CheckoutBody {
  @ApiProperty({ description: 'The page of the payment provider' }) readonly url!: string;
}

/** An employer's payment for a premium listing. */
export class PaymentBody {
  @Integer() readonly id!: number;
  @NullableInteger('Null once the listing has been deleted') readonly jobId!: number | null;
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
  @NullableText('Null for invoices') readonly provider!: string | null;
  @ApiProperty({ description: 'Identifies the payment to the provider' }) readonly reference!: string;
  @ApiProperty() readonly createdAt!: Date;
  @NullableTime() readonly invoicedAt!: Date | null;
  @NullableTime() readonly paidAt!: Date | null;
  @NullableTime('When it was canceled or refunded') readonly endedAt!: Date | null;
}

/** A payment with its employer, for admins. */
export class AdminPaymentBody extends PaymentBody {
  @NullableInteger() readonly employerId!: number | null;
  @NullableText() readonly employerName!: string | null;
}
