import { Injectable } from '@nestjs/common';
import { createHmac, randomBytes } from 'node:crypto';
import { Database, prepared } from '#platform/postgres/database.js';
import type { UtcDay } from '#shared/domain/values/utc-day.js';

type Salt = { readonly day: UtcDay; readonly text: Promise<string> };

/** The first process to insert the salt of a day sets it for all processes. */
const SALT = prepared(`
insert into job_view_salt (day, salt) values ($1::date, $2)
on conflict (day) do update set salt = job_view_salt.salt
returning salt`);

/**
 * Identifies anonymous viewers for one day. All processes share the day's salt; once it is deleted, hashes cannot be
 * traced back to addresses.
 */
@Injectable()
export class ViewerHash {
  private salt?: Salt;

  constructor(private readonly database: Database) {}

  async of(viewer: { address: string; userAgent: string }, day: UtcDay): Promise<{ address: string; agent: string }> {
    if (this.salt?.day !== day) this.salt = { day, text: this.saltOf(day) };
    const { salt } = this;
    try {
      const key = await salt.text;
      const hash = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
      return { address: hash(viewer.address), agent: hash(`${viewer.address}\n${viewer.userAgent}`) };
    } catch (error) {
      // Lets the next view try again.
      if (this.salt === salt) this.salt = undefined;
      throw error;
    }
  }

  private async saltOf(day: UtcDay): Promise<string> {
    const values = [day, randomBytes(32).toString('base64url')];
    return (await this.database.one<{ salt: string }>(SALT, values)).salt;
  }
}
