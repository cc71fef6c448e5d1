import { Inject, Injectable } from '@nestjs/common';
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { SECRET } from '#platform/config/config.module.js';
import { CurrentRequest } from '#platform/http/current-request.js';
import { Database } from '#platform/postgres/database.js';
import type { ObjectionBody } from '../application/suspension/objection.view.js';
import type { Objections } from '../application/suspension/objections.js';

/** Admins see this many at a time. */
const MAX_OPEN = 50;

const IN_FORCE = 'select id from suspension where user_id = $1 and lifted_at is null';

/** Locks the suspension, so that it is not lifted in the meantime. */
const ADD = `
  with suspended as (select id from suspension where id = $1 and lifted_at is null for update),
  added as (
    insert into objection (suspension_id, text, objected_at) select id, $2, $3 from suspended
    on conflict do nothing returning id
  )
  select case when exists (select from added) then 'added' else 'repeated' end as result from suspended`;

const OPEN = `
  select o.id, u.id as "userId", u.full_name as "fullName", s.reason, s.suspended_at as "suspendedAt", o.text,
    o.objected_at as "objectedAt"
  from objection o join suspension s on s.id = o.suspension_id join user_account u on u.id = s.user_id
  where o.decided_at is null
  order by o.id
  limit ${MAX_OPEN}`;

const REJECT = `
  update objection o set decided_at = $2, decided_by = $3
  from suspension s
  where o.id = $1 and o.decided_at is null and s.id = o.suspension_id
  returning s.user_id as "userId"`;

/** Tokens are the number of the suspension, signed with a key that is not in the database. */
@Injectable()
export class SqlObjections implements Objections {
  private readonly key: Buffer;

  constructor(
    private readonly database: Database,
    private readonly requests: CurrentRequest,
    @Inject(SECRET) secret: string,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'links for objections', 32));
  }

  async token(userId: number): Promise<string | undefined> {
    const suspension = await this.database.first<{ id: number }>(IN_FORCE, [userId]);
    return suspension && `${suspension.id}.${this.signatureOf(suspension.id).toString('base64url')}`;
  }

  async add(token: string, text: string, now: Date): Promise<'added' | 'repeated' | undefined> {
    const id = this.suspensionOf(token);
    if (id === undefined) return undefined;
    return (await this.database.first<{ result: 'added' | 'repeated' }>(ADD, [id, text, now]))?.result;
  }

  open(): Promise<readonly ObjectionBody[]> {
    return this.database.query<ObjectionBody>(OPEN);
  }

  reject(id: number, now: Date): Promise<{ readonly userId: number } | undefined> {
    return this.database.first<{ userId: number }>(REJECT, [id, now, this.requests.actorId]);
  }

  private suspensionOf(token: string): number | undefined {
    const [, id = '', signature = ''] = /^(\d{1,9})\.([\w-]{43})$/.exec(token) ?? [];
    const signed = Buffer.from(signature, 'base64url');
    const expected = this.signatureOf(Number(id));
    return signed.length === expected.length && timingSafeEqual(signed, expected) ? Number(id) : undefined;
  }

  private signatureOf(id: number): Buffer {
    return createHmac('sha256', this.key).update(String(id)).digest();
  }
}
