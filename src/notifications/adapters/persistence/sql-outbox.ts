import { Inject, Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { SECRET } from '#platform/config/config.module.js';
import { Metrics } from '#platform/metrics.js';
import { Database, prepared } from '#platform/postgres/database.js';
import { deleteInBatches } from '#platform/postgres/delete-in-batches.js';
import { isFree } from '#platform/queue/leases.js';
import { Sealing } from '#platform/sealing.js';
import { BackgroundWork, FindsWork } from '#shared/application/background/background-work.js';
import { ScheduledTask } from '#shared/application/background/scheduled-task.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import {
  ENDS,
  Outbox,
  type End,
  type NewMail,
  type QueuedMail,
  type FailedMail,
} from '../../application/ports/outbox.js';
import type { Stream } from '../../domain/mail-kinds.js';
import { failedMails } from './failed-mails-read-model.js';

/** `subject` is the key as processes of the previous version read it. */
const ADD = `
  insert into mail (kind, key, subject, stream, user_id, address, secret, due_at)
  select kind, key, subject, stream, user_id, address, secret, now() + delay * interval '1 second'
  from unnest($1::text[], $2::jsonb[], $3::text[], $4::text[], $5::integer[], $6::text[], $7::text[], $8::float8[])
    as mail (kind, key, subject, stream, user_id, address, secret, delay)
  on conflict do nothing`;

/**
 * What is due far in the future was postponed by a wrong clock. A process may still be handing over what another one
 * without a lease took a moment ago. Mails about accounts come first, except for warnings about unused ones, of which
 * there may be thousands.
 */
const DUE = prepared(`
  select id from mail
  where state in ('queued', 'sending') and due_at not between now() and now() + interval '2 days'
    and (state = 'queued' or changed_at not between now() - interval '20 seconds' and now() + interval '1 hour')
    and ${isFree('mail', 'mail.id')}
  order by stream = 'account' and kind <> 'account-unused' desc, due_at, id limit $1`);

const TAKE = `
  update mail set
    state = case when state = 'sending' and stream <> 'account' then 'interrupted' else 'queued' end,
    fault = case when state = 'sending' then 'the process ended while sending' else fault end,
    attempts = attempts + 1, changed_at = now()
  where id = $1 and state in ('queued', 'sending')
  returning id, kind, key, stream, user_id as "userId", address, secret, attempts, state`;

const HAND_OVER = `
  update mail set state = 'sending', changed_at = now() where id = $1 and state = 'queued' returning id`;

/** Includes `interrupted`, which another process may have set although the mail was still being sent. */
const END = `
  update mail set state = $2, fault = $3, changed_at = now(),
    secret = case when $2 in ('sent', 'dropped') then null else secret end
  where id = $1 and state in ('queued', 'sending', 'interrupted')`;

const WAIT = `
  update mail set state = 'queued', fault = $3, due_at = now() + $2 * interval '1 second', changed_at = now(),
    attempts = case when $3::text is null then 0 else attempts end
  where id = $1 and state in ('queued', 'sending')`;

const REQUEUE = `
  update mail set state = 'queued', attempts = 0, fault = null, due_at = now(), changed_at = now()
  where id = any($1) and state in ('interrupted', 'failed')
  returning id`;

const CLEAR_REJECTIONS = `
  delete from refused_address r using unnest($1::text[], $2::text[]) mailed (address, stream)
  where r.address_key = lower(mailed.address) and r.stream = mailed.stream`;

const REFUSE = `
  insert into refused_address (address_key, stream) values (lower($1), $2)
  on conflict (address_key, stream) do update set refused_at = now()`;

/** For account mails, a rejection counts for a day only, so that nobody loses access to their account. */
const IS_REFUSED = `
  select from refused_address
  where address_key = lower($1) and stream = $2 and (stream <> 'account' or refused_at > now() - interval '1 day')`;

const OLD = {
  table: 'mail',
  where: `state not in ('queued', 'sending') and changed_at < now() - interval '30 days'`,
  by: 'changed_at',
};

/** Mails in PostgreSQL, whose rows are the queue. */
@Injectable()
export class SqlOutbox implements Outbox {
  private readonly sealing: Sealing;
  private readonly ended: Counter<'end'>;

  constructor(
    private readonly database: Database,
    private readonly work: BackgroundWork,
    private readonly unitOfWork: UnitOfWork,
    @Inject(SECRET) secret: string,
    metrics: Metrics,
  ) {
    const help = 'Mails that this process sent, failed to send or dropped as no longer wanted';
    this.ended = new Counter({ name: 'wayfare_mails_total', help, labelNames: ['end'], registers: [metrics] });
    for (const end of ENDS) this.ended.inc({ end }, 0);
    this.sealing = new Sealing(secret, 'secrets in mails');
  }

  async add(...mails: readonly NewMail[]): Promise<void> {
    const values = [
      mails.map(({ kind }) => kind),
      mails.map(({ key }) => JSON.stringify(key)),
      mails.map(({ key }) => Object.values(key).join('.')),
      mails.map(({ stream }) => stream),
      mails.map(({ userId }) => userId),
      mails.map(({ address }) => address),
      mails.map(({ secret }) => (secret === undefined ? null : this.sealing.seal(secret))),
      mails.map(({ delaySeconds = 0 }) => delaySeconds),
    ];
    await this.database.query(ADD, values);
    this.work.wake('mail');
  }

  @FindsWork('mail')
  async due(limit: number): Promise<readonly number[]> {
    return (await this.database.query<{ id: number }>(DUE, [limit])).map(({ id }) => id);
  }

  async take(id: number): Promise<QueuedMail | undefined> {
    const taken = await this.database.first<QueuedMail & { state: string }>(TAKE, [id]);
    if (taken?.state !== 'queued') return undefined;
    return { ...taken, secret: taken.secret === null ? null : this.sealing.open(taken.secret) };
  }

  handOver(id: number): Promise<boolean> {
    return this.database.affects(HAND_OVER, [id]);
  }

  async end(id: number, end: End, fault?: string): Promise<void> {
    await this.database.query(END, [id, end, fault ?? null]);
    this.ended.inc({ end });
  }

  async retry(id: number, seconds: number, fault: string): Promise<void> {
    await this.database.query(WAIT, [id, seconds, fault]);
  }

  async postpone(id: number, seconds: number): Promise<void> {
    await this.database.query(WAIT, [id, seconds, null]);
  }

  requeue(mails: readonly FailedMail[]): Promise<number> {
    return this.unitOfWork.run(async () => {
      await this.database.query(CLEAR_REJECTIONS, [
        mails.map(({ address }) => address),
        mails.map(({ stream }) => stream),
      ]);
      const ids = mails.map(({ id }) => id);
      const requeued = await this.database.query(REQUEUE, [ids]);
      this.work.wake('mail');
      return requeued.length;
    });
  }

  async refuse(address: string, stream: Stream): Promise<void> {
    await this.database.query(REFUSE, [address, stream]);
  }

  failed(filter: { readonly ids?: readonly number[]; readonly limit?: number }): Promise<FailedMail[]> {
    return failedMails(this.database, filter);
  }

  isRefused(address: string, stream: Stream): Promise<boolean> {
    return this.database.exists(IS_REFUSED, [address, stream]);
  }

  @ScheduledTask('tidy-mails', '20 * * * *', { deletes: true })
  async tidy(): Promise<void> {
    await deleteInBatches(this.database, OLD);
  }
}
