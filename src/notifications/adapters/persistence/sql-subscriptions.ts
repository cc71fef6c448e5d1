import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Database } from '#platform/postgres/database.js';
import type { NotificationChoices } from '../../application/notifications.view.js';
import { Subscriptions } from '../../application/ports/subscriptions.js';
import { Recipients } from '../../application/ports/recipients.js';
import { OPTIONAL_STREAMS, type OptionalStream, type Stream } from '../../domain/mail-kinds.js';

/** Short, because folding a long address in a header has broken DKIM signatures. */
const TOKEN_BYTES = 12;

const CHOSEN = 'select stream, is_on as "isOn" from mail_subscription where user_id = $1';

const CHOOSE = `
  insert into mail_subscription (user_id, stream, is_on, token)
  select $1, stream, is_on, token from unnest($2::text[], $3::boolean[], $4::text[]) chosen (stream, is_on, token)
  on conflict (user_id, stream) do update set is_on = excluded.is_on`;

const CLEAR_REJECTIONS = `
  delete from refused_address where address_key = lower($1) and stream = any($2::text[])`;

const REFUSED = 'select stream from refused_address where address_key = lower($1) order by stream';

const TOKEN = `
  insert into mail_subscription (user_id, stream, token) values ($1, $2, $3)
  on conflict (user_id, stream) do update set stream = excluded.stream
  returning token`;

const UNSUBSCRIBE = 'update mail_subscription set is_on = false where token = $1 returning stream';

/** One row per user and stream, once the stream was mailed or its preference was set. */
@Injectable()
export class SqlSubscriptions implements Subscriptions {
  constructor(
    private readonly database: Database,
    private readonly accounts: Recipients,
  ) {}

  async choices(userId: number): Promise<NotificationChoices> {
    const chosen = await this.database.query<{ stream: string; isOn: boolean }>(CHOSEN, [userId]);
    const off = new Set(chosen.filter(({ isOn }) => !isOn).map(({ stream }) => stream));
    const isOn = OPTIONAL_STREAMS.map((stream) => [stream, !off.has(stream)] as const);
    return Object.fromEntries(isOn) as Record<OptionalStream, boolean>;
  }

  async refused(userId: number): Promise<Stream[]> {
    const email = (await this.accounts.find(userId))?.email;
    return (await this.database.query<{ stream: Stream }>(REFUSED, [email])).map(({ stream }) => stream);
  }

  async choose(userId: number, choices: NotificationChoices): Promise<void> {
    const tokens = OPTIONAL_STREAMS.map(newToken);
    const on = OPTIONAL_STREAMS.filter((stream) => choices[stream]);
    await this.database.query(CHOOSE, [
      userId,
      OPTIONAL_STREAMS,
      OPTIONAL_STREAMS.map((stream) => choices[stream]),
      tokens,
    ]);
    const email = (await this.accounts.find(userId))?.email;
    await this.database.query(CLEAR_REJECTIONS, [email, ['account', ...on]]);
  }

  async wants(userId: number, stream: OptionalStream): Promise<boolean> {
    return (await this.choices(userId))[stream];
  }

  async token(userId: number, stream: OptionalStream): Promise<string> {
    return (await this.database.one<{ token: string }>(TOKEN, [userId, stream, newToken()])).token;
  }

  async unsubscribe(token: string): Promise<OptionalStream | undefined> {
    return (await this.database.first<{ stream: OptionalStream }>(UNSUBSCRIBE, [token]))?.stream;
  }
}

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}
