import { Injectable, Logger } from '@nestjs/common';
import { createHmac, randomBytes } from 'node:crypto';
import { Database } from '../../../shared/adapters/persistence/database.js';
import { VisitorHash } from '../../application/ports/visitor-hash.js';
import type { UtcDay } from '../../domain/utc-day.js';

type Salt = { readonly day: UtcDay; readonly text: Promise<string> };

/** The salt of the day, made by whoever asks first; `isNew` tells them. */
const SALT = `
  insert into job_view_salt (day, salt) values (?::date, ?)
  on conflict (day) do update set salt = job_view_salt.salt
  returning salt, xmax = 0 as "isNew"`;

/** Yesterday's stay, for a process whose clock is a little behind. */
const FORGET = [
  'delete from job_view_salt where day < ?::date - 1',
  'delete from job_view_mark where day < ?::date - 1',
];

/**
 * Hashes address and user agent with a salt that all processes share for a day. Salts and marks of days gone by are
 * deleted when a new day begins, after which nobody can tell who they belonged to.
 */
@Injectable()
export class SaltedVisitorHash extends VisitorHash {
  private readonly logger = new Logger(SaltedVisitorHash.name);
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
    const [row] = await this.database.write<{ salt: string; isNew: boolean }>(SALT, [
      day,
      randomBytes(32).toString('base64url'),
    ]);
    if (!row) throw new Error('PostgreSQL stored a salt without returning it.');
    // Nobody waits for this: a visitor has no use for it, and what is left is deleted on the next day.
    if (row.isNew) void this.forgetBefore(day);
    return row.salt;
  }

  private async forgetBefore(day: UtcDay): Promise<void> {
    try {
      for (const statement of FORGET) await this.database.write(statement, [day]);
    } catch (error) {
      this.logger.warn({ err: error }, 'Old view marks could not be deleted');
    }
  }
}
