import { Inject, Injectable } from '@nestjs/common';
import { SECRET } from '#platform/config/config.module.js';
import { Database } from '#platform/postgres/database.js';
import { Sealing } from '#platform/sealing.js';
import { BackgroundWork } from '#shared/application/background/background-work.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { Outbox, type End, type NewMail, type QueuedMail, type FailedMail } from '../../application/ports/outbox.js';
import { isUrgent, streamOf, type MailKind, type Stream } from '../../domain/mail-kinds.js';
import { failedMails } from './failed-mails-read-model.js';

const ADD = `
  insert into mail (kind, subject, stream, user_id, address, secret, due_at)
  select kind, subject, stream, user_id, address, secret, now() + delay * interval '1 second'
  from unnest($1::text[], $2::text[], $3::text[], $4::integer[], $5::text[], $6::text[], $7::float8[])
    as mail (kind, subject, stream, user_id, address, secret, delay)
  on conflict do nothing
  returning id, kind, extract(epoch from due_at - now())::float8 as delay`;

const TAKE = `
  update mail set
    state = case when state = 'sending' and stream <> 'account' then 'interrupted' else 'queued' end,
    fault = case when state = 'sending' then 'the process ended while sending' else fault end,
    attempts = attempts + 1, changed_at = now()
  where id = $1 and state in ('queued', 'sending')
  returning id, kind, subject, stream, user_id as "userId", address, secret, attempts, state`;

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
  where id = $1 and state in ('queued', 'sending')
  returning id, kind, $2::float8 as delay`;

const REQUEUE = `
  update mail set state = 'queued', attempts = 0, fault = null, due_at = now(), changed_at = now()
  where id = any($1) and state in ('interrupted', 'failed')
  returning id, kind, 0 as delay`;

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

const OVERDUE = `
  select id from mail
  where state = 'queued' and due_at < now() - interval '10 minutes'
    or state = 'sending' and changed_at < now() - interval '1 hour'
  order by due_at`;

const DELETE_OLD = `
  delete from mail where state not in ('queued', 'sending') and changed_at < now() - interval '30 days'`;

/** A queued mail; `delay` is the number of seconds until it is due. */
type Waiting = { readonly id: number; readonly kind: MailKind; readonly delay: number };

/** Mails in PostgreSQL, with one item of background work per queued mail. */
@Injectable()
export class SqlOutbox implements Outbox {
  private readonly sealing: Sealing;

  constructor(
    private readonly database: Database,
    private readonly work: BackgroundWork,
    private readonly unitOfWork: UnitOfWork,
    @Inject(SECRET) secret: string,
  ) {
    this.sealing = new Sealing(secret, 'secrets in mails');
  }

  add(...mails: readonly NewMail[]): Promise<void> {
    const values = [
      mails.map(({ kind }) => kind),
      mails.map(({ subject }) => subject),
      mails.map(({ kind }) => streamOf(kind)),
      mails.map(({ userId }) => userId),
      mails.map(({ address }) => address),
      mails.map(({ secret }) => (secret === undefined ? null : this.sealing.seal(secret))),
      mails.map(({ delaySeconds = 0 }) => delaySeconds),
    ];
    return this.unitOfWork.run(async () => this.enqueue(await this.database.query<Waiting>(ADD, values)));
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
  }

  retry(id: number, seconds: number, fault: string): Promise<void> {
    return this.wait(id, seconds, fault);
  }

  postpone(id: number, seconds: number): Promise<void> {
    return this.wait(id, seconds, null);
  }

  requeue(mails: readonly FailedMail[]): Promise<number> {
    return this.unitOfWork.run(async () => {
      await this.database.query(CLEAR_REJECTIONS, [
        mails.map(({ address }) => address),
        mails.map(({ stream }) => stream),
      ]);
      const ids = mails.map(({ id }) => id);
      const requeued = await this.database.query<Waiting>(REQUEUE, [ids]);
      await this.enqueue(requeued);
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

  async tidy(): Promise<void> {
    await this.database.query(DELETE_OLD);
    const overdue = await this.database.query<{ id: number }>(OVERDUE);
    await this.work.add(
      'mail',
      overdue.map(({ id }) => id),
    );
  }

  private wait(id: number, seconds: number, fault: string | null): Promise<void> {
    return this.unitOfWork.run(async () =>
      this.enqueue(await this.database.query<Waiting>(WAIT, [id, seconds, fault])),
    );
  }

  private async enqueue(mails: readonly Waiting[]): Promise<void> {
    const alike = Map.groupBy(mails, ({ kind, delay }) => `${isUrgent(kind)} ${delay}`);
    for (const [first, ...others] of alike.values()) {
      if (!first) continue;
      const ids = [first, ...others].map(({ id }) => id);
      await this.work.add('mail', ids, { delaySeconds: Math.ceil(first.delay), isUrgent: isUrgent(first.kind) });
    }
  }
}
