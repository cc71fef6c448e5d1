import { Inject, Injectable } from '@nestjs/common';
import { createHmac, hkdfSync } from 'node:crypto';
import { SECRET } from '#platform/config/config.module.js';
import { Database } from '#platform/postgres/database.js';
import { OWN_REPORTS, type NewReport, type Reports } from '../../application/ports/reports.js';
import type { OwnReportBody } from '../../application/report.view.js';
import type { ReportOutcome } from '../../domain/report.js';

const ADD = `
  insert into listing_report (job_id, title, company, reporter_id, address_hash, reason, text, reported_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict do nothing
  returning id`;

const CLOSE = `
  update listing_report set outcome = $2, closed_at = $3
  where job_id = $1 and outcome is null
  returning id, reporter_id as "reporterId"`;

const ERASE_ADDRESSES = `
  update listing_report set address_hash = null
  where id = any (array(
    select id from listing_report where address_hash is not null and reported_at < $1 order by reported_at limit $2))
  returning id`;

const COLUMNS = 'id, job_id as "jobId", title, company, reason, reported_at as "reportedAt", outcome';
const OF_REPORTER = `select ${COLUMNS} from listing_report where reporter_id = $1 order by id desc limit ${OWN_REPORTS}`;
const FIND = `select ${COLUMNS} from listing_report where id = $1`;

/** Stores reports in PostgreSQL. Addresses are hashed with a key that is not in the database. */
@Injectable()
export class SqlReports implements Reports {
  private readonly key: Buffer;

  constructor(
    private readonly database: Database,
    @Inject(SECRET) secret: string,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'addresses of reporters', 32));
  }

  async add({ listing, reporter, reason, text, now }: NewReport): Promise<boolean> {
    const userId = 'userId' in reporter ? reporter.userId : null;
    const hash = 'address' in reporter ? this.hashOf(reporter.address) : null;
    const { id, title, company } = listing;
    const added = await this.database.query(ADD, [id, title, company, userId, hash, reason, text, now]);
    return added.length > 0;
  }

  close(jobId: number, outcome: ReportOutcome, now: Date) {
    return this.database.query<{ id: number; reporterId: number | null }>(CLOSE, [jobId, outcome, now]);
  }

  async eraseAddresses(before: Date, limit: number): Promise<number> {
    return (await this.database.query(ERASE_ADDRESSES, [before, limit])).length;
  }

  ofReporter(userId: number): Promise<readonly OwnReportBody[]> {
    return this.database.query<OwnReportBody>(OF_REPORTER, [userId]);
  }

  find(id: number): Promise<OwnReportBody | undefined> {
    return this.database.first<OwnReportBody>(FIND, [id]);
  }

  private hashOf(address: string): string {
    return createHmac('sha256', this.key).update(address).digest('base64url');
  }
}
