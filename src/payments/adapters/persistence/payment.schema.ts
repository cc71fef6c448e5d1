import { defineEntity, p } from '@mikro-orm/core';
import { Payment, type PaymentStatus, type ProviderName } from '../../domain/payment.js';

/** Maps `Payment` to its table. */
export const PaymentSchema = defineEntity({
  class: Payment,
  tableName: 'payment',
  properties: {
    id: p.integer().primary(),
    jobId: p.integer().nullable(),
    employerId: p.integer().nullable(),
    title: p.text(),
    amount: p.integer(),
    currency: p.text(),
    provider: p.text().$type<NonNullable<ProviderName>>().nullable(),
    reference: p.uuid(),
    createdAt: p.datetime(),
    status: p.text().$type<PaymentStatus>(),
    session: p.text().nullable(),
    charge: p.text().nullable(),
    invoicedAt: p.datetime().nullable(),
    paidAt: p.datetime().nullable(),
    endedAt: p.datetime().nullable(),
    awaitsProvider: p.boolean(),
  },
});
