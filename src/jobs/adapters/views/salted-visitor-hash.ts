import { Injectable } from '@nestjs/common';
import { createHmac, randomBytes } from 'node:crypto';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { VisitorHash } from '../../application/ports/visitor-hash.js';
import type { UtcDay } from '../../domain/utc-day.js';

type Salt = { readonly day: UtcDay; readonly text: Promise<string> };

/** The salt of the day, made by whoever asks first. */
const SALT = {
  name: 'job-view-salt',
  text: `
  insert into job_view_salt (day, salt) values ($1::date, $2)
  on conflict (day) do update set salt = job_view_salt.salt
  returning salt`,
};

/**
 * Hashes address and user agent with a salt that all processes share for a day. Salts of days gone by are swept, after
 * which nobody can tell who a hash belonged to.
 */
@Injectable()
export class SaltedVisitorHash extends VisitorHash {
  private salt?: Salt;

  constructor(private readonly database: Database) {
    super();
  }

  override async of(address: string, userAgent: string, day: UtcDay): Promise<string> {
    if (this.salt?.day !== day) this.salt = { day, text: this.saltOf(day) };
    const { salt } = this;
    try {
      const key = await salt.text;
      return createHmac('sha256', key).update(`${address}\n${userAgent}`).digest('base64url');
    } catch (error) {
      // A salt that could not be read is asked for again next time.
      if (this.salt === salt) this.salt = undefined;
      throw error;
    }
  }

  private async saltOf(day: UtcDay): Promise<string> {
    const [row] = await this.database.query<{ salt: string }>(SALT, [day, randomBytes(32).toString('base64url')]);
    if (!row) throw new Error('PostgreSQL stored a salt without returning it.');
    return row.salt;
  }
}
