import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../../../shared/adapters/http/api/pages.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../domain/payment.js';

const MARKS = ['paid', 'refunded'] as const;

/** GET /admin/payments */
export class AdminPaymentsQuery extends PageQuery {
  @ApiPropertyOptional({ enum: PAYMENT_STATUSES, enumName: 'PaymentStatus' })
  @IsOptional()
  @IsIn(PAYMENT_STATUSES, { message: `status must be one of ${PAYMENT_STATUSES.join(', ')}` })
  readonly status?: PaymentStatus;
}

/** PUT /admin/payments/{id} */
export class MarkPaymentRequest {
  @ApiProperty({ enum: MARKS, description: 'paid: the invoice was paid; refunded: the money was returned' })
  @IsIn(MARKS, { message: `status must be one of ${MARKS.join(', ')}` })
  readonly status!: (typeof MARKS)[number];
}
