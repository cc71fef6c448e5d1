import { Inject, Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { SECRET } from '#platform/config/config.module.js';
import { Database, prepared } from '#platform/postgres/database.js';
import { Sealing } from '#platform/sealing.js';
import { Clock } from '#shared/application/clock.js';
import { Webhooks } from '../../application/ports/webhooks.js';
import type { NewWebhookBody, WebhookBody } from '../../application/webhooks/webhook.view.js';
import { FORMER_SECRET_HOURS, MAX_WEBHOOKS, type WebhookTerms } from '../../domain/webhook.js';

const SECRET_BYTES = 32;

const COLUMNS = `
  id, url, events, created_at as "createdAt", ended_at as "endedAt",
  case when former_secret_until > now() then former_secret_until end as "formerSecretUntil"`;

const OF_USER = prepared(`select ${COLUMNS} from webhook where user_id = $1 order by id`);

/** The unique index admits only one of two concurrent requests for a slot. */
const ADD = prepared(`
  insert into webhook (user_id, slot, url, events, secret, created_at, changed_at)
  select $1, min(slot), $2, $3, $4, now(), $5
  from generate_series(1, ${MAX_WEBHOOKS}) as slot
  where slot not in (select slot from webhook where user_id = $1)
  having min(slot) is not null
  on conflict (user_id, slot) do nothing
  returning ${COLUMNS}`);

const CHANGE = prepared(`
  update webhook set url = $3, events = $4, ended_at = null, changed_at = $5 where user_id = $1 and id = $2 returning ${COLUMNS}`);

const ROTATE = prepared(`
  update webhook set former_secret = secret, secret = $3,
    former_secret_until = now() + interval '${FORMER_SECRET_HOURS} hours', changed_at = $4
  where user_id = $1 and id = $2
  returning id`);

const REMOVE = prepared('delete from webhook where user_id = $1 and id = $2 returning id');

/** Earlier versions recorded no change. */
const REMOVE_SINCE = prepared(`
  delete from webhook
  where user_id = $1 and coalesce(changed_at, created_at) >= coalesce($2, '-infinity'::timestamptz) returning id`);

/** Stores webhooks in PostgreSQL, with encrypted secrets. */
@Injectable()
export class SqlWebhooks implements Webhooks {
  private readonly sealing: Sealing;

  constructor(
    private readonly database: Database,
    @Inject(SECRET) secret: string,
    private readonly clock: Clock,
  ) {
    this.sealing = new Sealing(secret, 'secrets of webhooks');
  }

  of(userId: number): Promise<readonly WebhookBody[]> {
    return this.database.query<WebhookBody>(OF_USER, [userId]);
  }

  async add(userId: number, { url, events }: WebhookTerms): Promise<NewWebhookBody | undefined> {
    const secret = newSecret();
    const values = [userId, url, JSON.stringify(events), this.sealing.seal(secret), this.clock.now()];
    const webhook = await this.database.first<WebhookBody>(ADD, values);
    return webhook && { ...webhook, secret };
  }

  change(userId: number, id: number, { url, events }: WebhookTerms): Promise<WebhookBody | undefined> {
    return this.database.first<WebhookBody>(CHANGE, [userId, id, url, JSON.stringify(events), this.clock.now()]);
  }

  async rotate(userId: number, id: number): Promise<string | undefined> {
    const secret = newSecret();
    const changed = await this.database.query(ROTATE, [userId, id, this.sealing.seal(secret), this.clock.now()]);
    return changed.length > 0 ? secret : undefined;
  }

  remove(userId: number, id: number): Promise<boolean> {
    return this.database.affects(REMOVE, [userId, id]);
  }

  async removeSince(userId: number, since: Date | null): Promise<number> {
    return (await this.database.query(REMOVE_SINCE, [userId, since])).length;
  }
}

function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}
