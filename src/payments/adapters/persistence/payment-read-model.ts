import { Injectable } from '@nestjs/common';
import { Database, prepared } from '#platform/postgres/database.js';
import { keysetPage, TIME_AND_ID } from '#platform/postgres/keyset-page.js';
import type { Page, PageRequest } from '#shared/application/page.js';
import type { AdminPaymentBody, PaymentBody } from '../../application/payment.view.js';
import type { PaymentQueries } from '../../application/ports/payments.js';
import type { PaymentStatus } from '../../domain/payment.js';

const COLUMNS = `
  payment.id, payment.job_id as "jobId", payment.title, payment.amount, payment.currency, payment.status,
  payment.provider, payment.reference, payment.created_at as "createdAt", payment.invoiced_at as "invoicedAt",
  payment.paid_at as "paidAt", payment.ended_at as "endedAt"`;

const KEY = { key: TIME_AND_ID, keyOf: ({ createdAt, id }: PaymentBody): [Date, number] => [createdAt, id] };
const NEWEST = `
  and ($2::timestamptz is null or (payment.created_at, payment.id) < ($2, $3::int))
  order by payment.created_at desc, payment.id desc
  limit $4`;

const IS_EMPLOYERS = 'payment.employer_id = $1';
const OF_EMPLOYER = {
  ...KEY,
  rows: prepared(`select ${COLUMNS} from payment where ${IS_EMPLOYERS} ${NEWEST}`),
  total: prepared(`select count(*)::int as total from payment where ${IS_EMPLOYERS}`),
};

const HAS_STATUS = '($1::text is null or payment.status = $1)';
const FOR_ADMINS = {
  ...KEY,
  rows: prepared(`
    select ${COLUMNS}, payment.employer_id as "employerId", user_account.full_name as "employerName"
    from payment left join user_account on user_account.id = payment.employer_id
    where ${HAS_STATUS} ${NEWEST}`),
  total: prepared(`select count(*)::int as total from payment where ${HAS_STATUS}`),
};

/** Read model of payments with the names of employers. */
@Injectable()
export class PaymentReadModel implements PaymentQueries {
  constructor(private readonly database: Database) {}

  ofEmployer(employerId: number, page: PageRequest): Promise<Page<PaymentBody>> {
    return keysetPage<PaymentBody>(this.database, { ...OF_EMPLOYER, values: [employerId] }, page);
  }

  forAdmins({
    status,
    ...page
  }: PageRequest & { readonly status: PaymentStatus | null }): Promise<Page<AdminPaymentBody>> {
    return keysetPage<AdminPaymentBody>(this.database, { ...FOR_ADMINS, values: [status] }, page);
  }
}
