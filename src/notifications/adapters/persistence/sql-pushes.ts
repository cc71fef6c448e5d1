import { Inject, Injectable } from '@nestjs/common';
import { hash } from 'node:crypto';
import { SECRET } from '#platform/config/config.module.js';
import { Database, prepared } from '#platform/postgres/database.js';
import { isFree } from '#platform/queue/leases.js';
import { Sealing } from '#platform/sealing.js';
import { BackgroundWork, FindsWork } from '#shared/application/background/background-work.js';
import { UserSessions } from '#shared/application/sessions/user-sessions.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { Pushes, type NewPush, type QueuedPush } from '../../application/ports/pushes.js';
import { MAX_BROWSERS, type BrowserSubscription } from '../../domain/push.js';

/** The browser's former subscription, whosever it was, and the session's former browser. */
const REPLACE = 'delete from push_subscription where session_id = $1 or endpoint_hash = $2';

const ADD = `
  insert into push_subscription (user_id, session_id, endpoint_hash, sealed) values ($1, $2, $3, $4)
  on conflict do nothing
  returning id`;

const KEEP_NEWEST = `
  delete from push_subscription where user_id = $1 and id not in (
    select id from push_subscription where user_id = $1 order by id desc limit ${MAX_BROWSERS})`;

const SESSIONS = prepared('select session_id as id from push_subscription where user_id = $1 order by session_id');

const QUEUE = `
  insert into push_notice (subscription_id, kind, key, due_at)
  select id, $2, $3::jsonb, now() + $4 * interval '1 second' from push_subscription where user_id = any($1::integer[])
  on conflict do nothing`;

/** What is due far in the future was postponed by a wrong clock. */
const DUE = prepared(`
  select id from push_notice
  where due_at not between now() and now() + interval '2 days' and ${isFree('push', 'push_notice.id')}
  order by due_at, id limit $1`);

const TAKE = `
  update push_notice n set attempts = attempts + 1
  from push_subscription s
  where n.id = $1 and s.id = n.subscription_id
  returning n.id, n.kind, n.key, n.attempts, s.id as "subscriptionId", s.user_id as "userId",
    s.session_id as "sessionId", s.sealed`;

const END = 'delete from push_notice where id = $1';

const RETRY = `update push_notice set due_at = now() + $2 * interval '1 second' where id = $1`;

type Taken = Omit<QueuedPush, 'subscription'> & { readonly sessionId: number; readonly sealed: string };

/** Browsers and waiting messages in PostgreSQL, whose rows are the queue. They go with their session. */
@Injectable()
export class SqlPushes implements Pushes {
  private readonly sealing: Sealing;

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly work: BackgroundWork,
    private readonly userSessions: UserSessions,
    @Inject(SECRET) secret: string,
  ) {
    this.sealing = new Sealing(secret, 'push subscriptions');
  }

  subscribe(userId: number, session: string, subscription: BrowserSubscription): Promise<boolean> {
    const endpoint = hash('sha256', subscription.endpoint);
    return this.unitOfWork.run(async () => {
      const sessionId = await this.userSessions.idOf(userId, session);
      if (sessionId === undefined) return false;
      await this.database.query(REPLACE, [sessionId, endpoint]);
      const sealed = this.sealing.seal(JSON.stringify(subscription));
      const isAdded = await this.database.affects(ADD, [userId, sessionId, endpoint, sealed]);
      await this.database.query(KEEP_NEWEST, [userId]);
      return isAdded;
    });
  }

  async unsubscribe(userId: number, session: string): Promise<void> {
    const sessionId = await this.userSessions.idOf(userId, session);
    await this.database.query('delete from push_subscription where session_id = $1', [sessionId]);
  }

  async forget(subscriptionId: number): Promise<void> {
    await this.database.query('delete from push_subscription where id = $1', [subscriptionId]);
  }

  async sessions(userId: number, session: string): Promise<{ ids: readonly number[]; isOn: boolean }> {
    const ids = (await this.database.query<{ id: number }>(SESSIONS, [userId])).map(({ id }) => id);
    const current = await this.userSessions.idOf(userId, session);
    return { ids, isOn: current !== undefined && ids.includes(current) };
  }

  async add(userIds: readonly number[], { kind, key, delaySeconds }: NewPush): Promise<void> {
    await this.database.query(QUEUE, [userIds, kind, JSON.stringify(key), delaySeconds]);
    this.work.wake('push');
  }

  @FindsWork('push')
  async due(limit: number): Promise<readonly number[]> {
    return (await this.database.query<{ id: number }>(DUE, [limit])).map(({ id }) => id);
  }

  async take(id: number): Promise<QueuedPush | undefined> {
    const taken = await this.database.first<Taken>(TAKE, [id]);
    // The browser of a session that has expired may be somebody else's by now.
    if (!taken || !(await this.userSessions.isValid(taken.sessionId))) {
      await this.end(id);
      return undefined;
    }
    const { sealed, sessionId: _sessionId, ...push } = taken;
    return { ...push, subscription: JSON.parse(this.sealing.open(sealed)) as BrowserSubscription };
  }

  async end(id: number): Promise<void> {
    await this.database.query(END, [id]);
  }

  async retry(id: number, seconds: number): Promise<void> {
    await this.database.query(RETRY, [id, seconds]);
  }
}
