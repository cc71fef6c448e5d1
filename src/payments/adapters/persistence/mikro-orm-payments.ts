import type { FilterQuery } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database, prepared } from '#platform/postgres/database.js';
import { insertUnlessTaken } from '#platform/postgres/insert-unless-taken.js';
import { MikroOrmRepository } from '#platform/postgres/mikro-orm-repository.js';
import { isFree } from '#platform/queue/leases.js';
import { FindsWork } from '#shared/application/background/background-work.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import type { Payments } from '../../application/ports/payments.js';
import { PaymentNotFound } from '../../domain/payment-errors.js';
import { Payment } from '../../domain/payment.js';

const AWAITING = prepared(`
  select id from payment where awaits_provider and ${isFree('payment', 'payment.id')} order by id limit $1`);
const OPEN = prepared(`
  select id from payment
  where provider is not null and status = 'open' and session is not null and created_at < $1
  order by id
  limit $2`);

const ADD_EVENT = prepared(
  'insert into payment_event (id, received_at) values ($1, $2) on conflict do nothing returning id',
);
const DELETE_EVENTS = prepared('delete from payment_event where received_at < $1');

/** Stores payments in PostgreSQL. */
@Injectable()
export class MikroOrmPayments extends MikroOrmRepository<Payment> implements Payments {
  constructor(
    em: EntityManager,
    database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super(em, database, Payment, PaymentNotFound);
  }

  /** The unique index admits only one of two concurrent inserts. */
  addUnlessCurrent(payment: Payment): Promise<boolean> {
    return insertUnlessTaken(this.em, this.database, payment);
  }

  find(id: number): Promise<Payment | undefined> {
    return this.one({ id });
  }

  withReference(reference: string): Promise<Payment | undefined> {
    return this.one({ reference });
  }

  withCharge(charge: string): Promise<Payment | undefined> {
    return this.one({ charge });
  }

  current(jobId: number): Promise<Payment | undefined> {
    return this.one({ jobId, status: { $in: ['open', 'invoiced', 'paid'] } });
  }

  @FindsWork('payment')
  async awaiting(limit: number): Promise<readonly number[]> {
    return (await this.database.query<{ id: number }>(AWAITING, [limit])).map(({ id }) => id);
  }

  async open(before: Date, limit: number): Promise<readonly number[]> {
    return (await this.database.query<{ id: number }>(OPEN, [before, limit])).map(({ id }) => id);
  }

  addEvent(eventId: string, now: Date): Promise<boolean> {
    return this.database.affects(ADD_EVENT, [eventId, now]);
  }

  async deleteEventsBefore(time: Date): Promise<void> {
    await this.database.query(DELETE_EVENTS, [time]);
  }

  /** In a unit of work of its own if there is none, so that it is not a copy that was read before. */
  private one(where: FilterQuery<InstanceType<typeof Payment>>): Promise<Payment | undefined> {
    return this.unitOfWork.run(async () => (await this.em.getContext().findOne(Payment, where)) ?? undefined);
  }
}
