import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { Passkeys, type NewPasskey, type Passkey } from '../application/passkeys.js';

const COLUMNS = `
  id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey", counter::float8 as counter,
  transports, name, created_at as "createdAt", last_used_at as "lastUsedAt"`;

const OF_USER = `select ${COLUMNS} from passkey where user_id = $1 order by id`;
const BY_CREDENTIAL = `select ${COLUMNS} from passkey where credential_id = $1`;

const ADD = `
  insert into passkey (user_id, name, credential_id, public_key, counter, transports, created_at)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (credential_id) do nothing
  returning ${COLUMNS}`;

/** Devices without a counter always send 0. */
const USE = `
  update passkey set counter = $2, last_used_at = $3
  where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`;

const RENAME = 'update passkey set name = $3 where user_id = $1 and id = $2 returning id';
const REMOVE = 'delete from passkey where user_id = $1 and id = $2 returning id';
const REMOVE_SINCE = `delete from passkey where user_id = $1 and created_at >= coalesce($2, '-infinity'::timestamptz)`;

@Injectable()
export class SqlPasskeys implements Passkeys {
  constructor(private readonly database: Database) {}

  of(userId: number): Promise<readonly Passkey[]> {
    return this.database.query<Passkey>(OF_USER, [userId]);
  }

  byCredential(credentialId: string): Promise<Passkey | undefined> {
    return this.database.first<Passkey>(BY_CREDENTIAL, [credentialId]);
  }

  add(userId: number, name: string, passkey: NewPasskey, now: Date): Promise<Passkey | undefined> {
    const { credentialId, publicKey, counter, transports } = passkey;
    const values = [userId, name, credentialId, Buffer.from(publicKey), counter, JSON.stringify(transports), now];
    return this.database.first<Passkey>(ADD, values);
  }

  use(id: number, counter: number, now: Date): Promise<boolean> {
    return this.database.affects(USE, [id, counter, now]);
  }

  rename(userId: number, id: number, name: string): Promise<boolean> {
    return this.database.affects(RENAME, [userId, id, name]);
  }

  remove(userId: number, id: number): Promise<boolean> {
    return this.database.affects(REMOVE, [userId, id]);
  }

  async removeSince(userId: number, since: Date | null): Promise<void> {
    await this.database.query(REMOVE_SINCE, [userId, since]);
  }
}
