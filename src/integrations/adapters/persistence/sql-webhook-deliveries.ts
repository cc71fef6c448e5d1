import { Inject, Injectable } from '@nestjs/common';
import { SECRET } from '#platform/config/config.module.js';
import { Database, prepared } from '#platform/postgres/database.js';
import { Sealing } from '#platform/sealing.js';
import { ClosedListingsReadModel } from './closed-listings-read-model.js';
import { Actors } from '#shared/application/actors.js';
import { BackgroundWork } from '#shared/application/background/background-work.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import {
  WebhookDeliveries,
  type DeliveryResult,
  type DueDelivery,
  type WebhookDelivery,
  type WebhookMessage,
} from '../../application/ports/webhook-deliveries.js';

/** Entries in the log of a webhook. */
const LOG_LENGTH = 50;

/** Seconds for which a delivery is claimed by a process: longer than the timeout for receivers. */
const CLAIMED_SECONDS = 60;

const ADD = prepared(`
  insert into webhook_delivery (webhook_id, job_id, type, body, occurred_at, due_at)
  select id, $2, $3, $4, $5, now() from webhook where user_id = $1 and events ? $3 and ended_at is null
  returning id`);

/** The unique index allows one delivery per expiry of a listing. */
const ADD_CLOSED = prepared(`
  insert into webhook_delivery (webhook_id, job_id, type, body, occurred_at, due_at)
  values ($1, $2, 'listing.closed', $3, $4, now())
  on conflict do nothing
  returning id`);

/** Decisions about the order of deliveries require a lock on their webhook. */
const LOCK = prepared(`
  select w.id, w.user_id as "userId", w.url, w.secret, w.ended_at as "endedAt",
    case when w.former_secret_until > now() then w.former_secret end as "formerSecret"
  from webhook w join webhook_delivery d on d.webhook_id = w.id
  where d.id = $1
  for update of w`);

/** Whether delivery `d` is the first of its listing to wait. */
const IS_NEXT = `not exists (
  select from webhook_delivery earlier
  where earlier.webhook_id = d.webhook_id and earlier.job_id = d.job_id and earlier.state = 'waiting'
    and earlier.id < d.id)`;

const TAKE = prepared(`
  update webhook_delivery d set attempts = attempts + 1, claimed_until = now() + interval '${CLAIMED_SECONDS} seconds'
  where id = $1 and state = 'waiting' and due_at <= now() + interval '1 second'
    and coalesce(claimed_until < now(), true)
    and ${IS_NEXT}
  returning body::text as body, attempts`);

const IS_CLAIMED = prepared(
  `select from webhook_delivery where id = $1 and state = 'waiting' and claimed_until >= now()`,
);

const SETTLE = prepared(`
  update webhook_delivery set state = $2, status = $3, fault = $4, claimed_until = null,
    due_at = case when $2 = 'waiting' then now() + $5 * interval '1 second' end,
    settled_at = case when $2 = 'waiting' then null else now() end
  where id = $1 and state = 'waiting'
  returning id`);

const NEXT = prepared(`
  select later.id
  from webhook_delivery d join webhook_delivery later on later.webhook_id = d.webhook_id and later.job_id = d.job_id
  where d.id = $1 and later.state = 'waiting'
  order by later.id
  limit 1`);

const END = prepared(`
  with ended as (update webhook set ended_at = now() where id = $1 returning id)
  update webhook_delivery set state = 'dropped', due_at = null, claimed_until = null, settled_at = now(), fault = 'The receiver is gone'
  where webhook_id in (select id from ended) and state = 'waiting'`);

const LATEST = prepared(`
  select id, type, job_id as "jobId", occurred_at as "occurredAt", state, attempts, due_at as "dueAt", status, fault
  from webhook_delivery where webhook_id = $1
  order by id desc limit ${LOG_LENGTH}`);
const IS_OWN = prepared('select from webhook where user_id = $1 and id = $2');

const REPEAT = prepared(`
  update webhook_delivery d set state = 'waiting', attempts = 0, due_at = now(), settled_at = null
  from webhook w
  where w.id = d.webhook_id and w.user_id = $1 and w.ended_at is null and d.id = $2 and d.state <> 'waiting'
  returning d.id`);

const OVERDUE = prepared(`
  select id from webhook_delivery d
  where state = 'waiting' and due_at < now() - interval '1 minute' and coalesce(claimed_until < now(), true)
    and ${IS_NEXT}
  order by id`);

/** Deliveries that are still waiting after 30 days belong to suspended employers. */
const DELETE_OLD = prepared(
  `delete from webhook_delivery where coalesce(settled_at, occurred_at) < now() - interval '30 days'`,
);

type Locked = {
  readonly id: number;
  readonly userId: number;
  readonly url: string;
  readonly secret: string;
  readonly formerSecret: string | null;
  readonly endedAt: Date | null;
};

/** Stores deliveries in PostgreSQL and queues background work for each one that is due. */
@Injectable()
export class SqlWebhookDeliveries implements WebhookDeliveries {
  private readonly sealing: Sealing;

  constructor(
    private readonly database: Database,
    private readonly work: BackgroundWork,
    private readonly unitOfWork: UnitOfWork,
    private readonly actors: Actors,
    private readonly closedListings: ClosedListingsReadModel,
    @Inject(SECRET) secret: string,
  ) {
    this.sealing = new Sealing(secret, 'secrets of webhooks');
  }

  async add(employerId: number, { type, jobId, occurredAt, data }: WebhookMessage): Promise<void> {
    const body = JSON.stringify({ type, timestamp: occurredAt.toISOString(), data });
    await this.enqueue(await this.database.query(ADD, [employerId, jobId, type, body, occurredAt]));
  }

  addClosed(): Promise<void> {
    return this.unitOfWork.run(async () => {
      for (const { webhookId, jobId, title, closesAt } of await this.closedListings.find()) {
        const data = { listingId: jobId, title, reason: 'expired' };
        const body = JSON.stringify({ type: 'listing.closed', timestamp: closesAt.toISOString(), data });
        await this.enqueue(await this.database.query(ADD_CLOSED, [webhookId, jobId, body, closesAt]));
      }
    });
  }

  take(id: number): Promise<DueDelivery | undefined> {
    return this.unitOfWork.run(async () => {
      const webhook = await this.database.first<Locked>(LOCK, [id]);
      if (!webhook || webhook.endedAt || !(await this.actors.find(webhook.userId))) return undefined;
      const taken = await this.database.first<{ body: string; attempts: number }>(TAKE, [id]);
      if (!taken) {
        // Retries after the claim expires, in case the claiming process dies.
        const isClaimed = await this.database.exists(IS_CLAIMED, [id]);
        if (isClaimed) await this.work.add('webhook', [id], { delaySeconds: CLAIMED_SECONDS });
        return undefined;
      }
      const secrets = [webhook.secret, webhook.formerSecret].filter((secret) => secret !== null);
      return { id, url: webhook.url, secrets: secrets.map((secret) => this.sealing.open(secret)), ...taken };
    });
  }

  settle(id: number, outcome: DeliveryResult, retryAfter: number | undefined): Promise<void> {
    return this.unitOfWork.run(async () => {
      const webhook = await this.database.first<Locked>(LOCK, [id]);
      if (!webhook) return;
      if (outcome.result === 'gone') return void (await this.database.query(END, [webhook.id]));
      const fault = outcome.result === 'failed' ? outcome.fault : null;
      const state = outcome.result === 'delivered' ? 'delivered' : retryAfter === undefined ? 'failed' : 'waiting';
      await this.database.query(SETTLE, [id, state, outcome.status, fault, retryAfter ?? 0]);
      if (retryAfter === undefined) await this.enqueue(await this.database.query(NEXT, [id]));
      else await this.work.add('webhook', [id], { delaySeconds: retryAfter });
    });
  }

  async latest(userId: number, webhookId: number): Promise<readonly WebhookDelivery[] | undefined> {
    if (!(await this.database.exists(IS_OWN, [userId, webhookId]))) return undefined;
    return this.database.query<WebhookDelivery>(LATEST, [webhookId]);
  }

  repeat(userId: number, id: number): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const repeated = await this.database.query<{ id: number }>(REPEAT, [userId, id]);
      await this.enqueue(repeated);
      return repeated.length > 0;
    });
  }

  async tidy(): Promise<void> {
    await this.database.query(DELETE_OLD);
    await this.enqueue(await this.database.query(OVERDUE));
  }

  private enqueue(rows: readonly object[]): Promise<void> {
    return this.work.add(
      'webhook',
      (rows as readonly { id: number }[]).map(({ id }) => id),
    );
  }
}
