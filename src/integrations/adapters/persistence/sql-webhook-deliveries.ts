import { said } from '#shared/domain/words.js';
import { Inject, Injectable } from '@nestjs/common';
import { SECRET } from '#platform/config/config.module.js';
import { Parties } from '#identity';
import { Database, prepared } from '#platform/postgres/database.js';
import { deleteInBatches } from '#platform/postgres/delete-in-batches.js';
import { isFree } from '#platform/queue/leases.js';
import { Sealing } from '#platform/sealing.js';
import { ClosedListingsReadModel } from './closed-listings-read-model.js';
import { BackgroundWork, FindsWork } from '#shared/application/background/background-work.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import {
  WebhookDeliveries,
  type DeliveryResult,
  type DueDelivery,
  type WebhookMessage,
} from '../../application/ports/webhook-deliveries.js';
import type { WebhookDeliveryBody } from '../../application/webhooks/webhook.view.js';

/** Entries in the log of a webhook. */
const LOG_LENGTH = 50;

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

/** Applications per statement, each for at most five webhooks. */
const BATCH = 500;

/** Tells each deletion once, also if nobody wants to hear of it. */
const ADD_DELETED = prepared(`
  with told as (
    update deleted_application set told_at = now()
    where application_id in (
      select application_id from deleted_application where told_at is null
      order by application_id limit ${BATCH} for update skip locked)
    returning *
  ), added as (
    insert into webhook_delivery (webhook_id, job_id, type, body, occurred_at, due_at)
    select w.id, d.job_id, 'application.deleted', json_build_object('type', 'application.deleted',
      'timestamp', to_char(d.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'data', json_build_object('listingId', d.job_id, 'title', d.title, 'applicationId', d.application_id)),
      d.deleted_at, now()
    from told d join webhook w on w.user_id = d.company_id
    where w.events ? 'application.deleted' and w.ended_at is null and w.created_at < d.deleted_at
    order by d.deleted_in, d.application_id, w.id
  )
  select count(*)::int as count from told`);

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

/** Retries wait for a day at most: what is due later was postponed by a wrong clock. */
const IS_DUE = `d.state = 'waiting' and d.due_at not between now() and now() + interval '2 days' and ${IS_NEXT}`;

/** Each webhook in turn, so that none waits for the many deliveries or the slow receiver of another. */
const DUE = prepared(`
  select d.id from webhook_delivery d where ${IS_DUE} and ${isFree('webhook', 'd.id')}
  order by row_number() over (partition by d.webhook_id order by d.due_at, d.id), d.due_at, d.id limit $1`);

const TAKE = prepared(`
  update webhook_delivery d set attempts = attempts + 1
  where id = $1 and ${IS_DUE}
  returning body::text as body, attempts`);

/** Suspended employers get their deliveries when the suspension is lifted. */
const PAUSE = prepared(`
  update webhook_delivery d set due_at = now() + interval '10 minutes' where id = $1 and ${IS_DUE} returning id`);

const SETTLE = prepared(`
  update webhook_delivery set state = $2, status = $3, fault = $4,
    due_at = case when $2 = 'waiting' then now() + $5 * interval '1 second' end,
    settled_at = case when $2 = 'waiting' then null else now() end
  where id = $1 and state = 'waiting'
  returning id`);

const END = prepared(`
  with ended as (update webhook set ended_at = now() where id = $1 returning id)
  update webhook_delivery set state = 'dropped', due_at = null, settled_at = now(), fault = '${said('The receiver is gone')}'
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

const OLD = { table: 'webhook_delivery', where: `settled_at < now() - interval '30 days'`, by: 'settled_at' };

/** Programs that fetch less often learn of a deletion by the missing application. */
const LONG_DELETED = {
  table: 'deleted_application',
  where: `deleted_at < now() - interval '90 days'`,
  by: 'deleted_at',
};

/** They belong to suspended employers. */
const WAITED_LONG = {
  table: 'webhook_delivery',
  where: `state = 'waiting' and occurred_at < now() - interval '30 days'`,
  by: 'webhook_id, job_id, id',
};

type Locked = {
  readonly id: number;
  readonly userId: number;
  readonly url: string;
  readonly secret: string;
  readonly formerSecret: string | null;
  readonly endedAt: Date | null;
};

/** Deliveries in PostgreSQL, whose rows are the queue. */
@Injectable()
export class SqlWebhookDeliveries implements WebhookDeliveries {
  private readonly sealing: Sealing;

  constructor(
    private readonly database: Database,
    private readonly work: BackgroundWork,
    private readonly unitOfWork: UnitOfWork,
    private readonly parties: Parties,
    private readonly closedListings: ClosedListingsReadModel,
    @Inject(SECRET) secret: string,
  ) {
    this.sealing = new Sealing(secret, 'secrets of webhooks');
  }

  async add(employerId: number, { type, jobId, occurredAt, data }: WebhookMessage): Promise<void> {
    const body = JSON.stringify({ type, timestamp: occurredAt.toISOString(), data });
    await this.database.query(ADD, [employerId, jobId, type, body, occurredAt]);
    this.work.wake('webhook');
  }

  addClosed(): Promise<void> {
    return this.unitOfWork.run(async () => {
      for (const { webhookId, jobId, title, closesAt } of await this.closedListings.find()) {
        const data = { listingId: jobId, title, reason: 'expired' };
        const body = JSON.stringify({ type: 'listing.closed', timestamp: closesAt.toISOString(), data });
        await this.database.query(ADD_CLOSED, [webhookId, jobId, body, closesAt]);
      }
      this.work.wake('webhook');
    });
  }

  async addDeleted(): Promise<void> {
    let { count } = { count: BATCH };
    while (count === BATCH) ({ count } = await this.database.one<{ count: number }>(ADD_DELETED));
    this.work.wake('webhook');
  }

  @FindsWork('webhook')
  async due(limit: number): Promise<readonly number[]> {
    return (await this.database.query<{ id: number }>(DUE, [limit])).map(({ id }) => id);
  }

  take(id: number): Promise<DueDelivery | undefined> {
    return this.unitOfWork.run(async () => {
      const webhook = await this.database.first<Locked>(LOCK, [id]);
      if (!webhook) return undefined;
      if (webhook.endedAt) return void (await this.database.query(END, [webhook.id]));
      if ((await this.parties.find(webhook.userId))?.isSuspended !== false)
        return void (await this.database.query(PAUSE, [id]));
      const taken = await this.database.first<{ body: string; attempts: number }>(TAKE, [id]);
      if (!taken) return undefined;
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
      // The next delivery of the listing may be due.
      if (retryAfter === undefined) this.work.wake('webhook');
    });
  }

  async latest(userId: number, webhookId: number): Promise<readonly WebhookDeliveryBody[] | undefined> {
    if (!(await this.database.exists(IS_OWN, [userId, webhookId]))) return undefined;
    return this.database.query<WebhookDeliveryBody>(LATEST, [webhookId]);
  }

  async repeat(userId: number, id: number): Promise<boolean> {
    const isRepeated = await this.database.affects(REPEAT, [userId, id]);
    if (isRepeated) this.work.wake('webhook');
    return isRepeated;
  }

  async tidy(): Promise<void> {
    await deleteInBatches(this.database, OLD);
    await deleteInBatches(this.database, WAITED_LONG);
    await deleteInBatches(this.database, LONG_DELETED);
  }
}
