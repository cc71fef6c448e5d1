import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Database, prepared, type Statement } from '#platform/postgres/database.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import type { NewPayment, Payments, PaymentView } from '../../application/ports/payments.js';
import { PaymentNotFound } from '../../domain/payment-errors.js';
import { Payment } from '../../domain/payment.js';

/** The columns of a `PaymentView`. */
export const PAYMENT_COLUMNS = `
  payment.id, payment.job_id as "jobId", payment.employer_id as "employerId", payment.title, payment.amount,
  payment.currency, payment.provider, payment.reference, payment.created_at as "createdAt", payment.status,
  payment.session, payment.charge, payment.invoiced_at as "invoicedAt", payment.paid_at as "paidAt",
  payment.ended_at as "endedAt"`;

const IS_CURRENT = `status in ('open', 'invoiced', 'paid')`;

/** The unique index admits only one of two concurrent inserts. */
const ADD = prepared(`
  insert into payment (job_id, employer_id, title, amount, currency, provider, reference, status, created_at, invoiced_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $8 = 'invoiced' then $9::timestamptz end)
  on conflict (job_id) where ${IS_CURRENT} do nothing
  returning ${PAYMENT_COLUMNS}`);

const select = (condition: string): Statement => prepared(`select ${PAYMENT_COLUMNS} from payment where ${condition}`);
const FIND = select('id = $1');
const LOCKED = select('id = $1 for update');
const WITH_REFERENCE = select('reference = $1');
const CURRENT = select(`job_id = $1 and ${IS_CURRENT}`);

const STORE = prepared(`
  update payment
  set status = $2, session = $3, charge = $4, invoiced_at = $5, paid_at = $6, ended_at = $7
  where id = $1`);

const UNSETTLED = prepared(`
  select id from payment
  where provider is not null and (status = 'refunding' or status = 'open' and session is not null and created_at < $1)
  order by id
  limit $2`);

const ADD_EVENT = prepared(
  'insert into payment_event (id, received_at) values ($1, $2) on conflict do nothing returning id',
);
const DELETE_EVENTS = prepared('delete from payment_event where received_at < $1');

/** Stores payments in PostgreSQL; a change locks the row. */
@Injectable()
export class SqlPayments implements Payments {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  add(payment: NewPayment): Promise<Payment | undefined> {
    const { jobId, employerId, title, amount, currency, provider, status, now } = payment;
    return this.one(ADD, [jobId, employerId, title, amount, currency, provider, randomUUID(), status, now]);
  }

  find(id: number): Promise<Payment | undefined> {
    return this.one(FIND, [id]);
  }

  withReference(reference: string): Promise<Payment | undefined> {
    return this.one(WITH_REFERENCE, [reference]);
  }

  current(jobId: number): Promise<Payment | undefined> {
    return this.one(CURRENT, [jobId]);
  }

  change(id: number, change: (payment: Payment) => void | Promise<void>): Promise<Payment> {
    return this.unitOfWork.run(async () => {
      const payment = await this.one(LOCKED, [id]);
      if (!payment) throw new PaymentNotFound();
      await change(payment);
      const { status, session, charge, invoicedAt, paidAt, endedAt } = payment.state;
      await this.database.query(STORE, [id, status, session, charge, invoicedAt, paidAt, endedAt]);
      return payment;
    });
  }

  async unsettled(before: Date, limit: number): Promise<readonly number[]> {
    return (await this.database.query<{ id: number }>(UNSETTLED, [before, limit])).map(({ id }) => id);
  }

  addEvent(eventId: string, now: Date): Promise<boolean> {
    return this.database.affects(ADD_EVENT, [eventId, now]);
  }

  async deleteEventsBefore(time: Date): Promise<void> {
    await this.database.query(DELETE_EVENTS, [time]);
  }

  private async one(statement: Statement, values: readonly unknown[]): Promise<Payment | undefined> {
    const row = await this.database.first<PaymentView>(statement, values);
    if (!row) return undefined;
    const { status, session, charge, invoicedAt, paidAt, endedAt, ...facts } = row;
    return new Payment(facts, { status, session, charge, invoicedAt, paidAt, endedAt });
  }
}
