import { Injectable } from '@nestjs/common';
import { Clock } from '#shared/application/clock.js';
import { Database } from '#platform/postgres/database.js';
import type { Due } from '#shared/application/background/retention.js';
import type { NextStep, UnusedAccount, UnusedAccounts } from '../application/unused/unused-accounts.js';
import type { UnusedAccountTimes } from '../domain/unused-accounts.js';

/** Accounts per call. */
const BATCH = 200;

/** An account without a row has never signed in. */
const USED_AT = 'coalesce(account_use.used_at, u.created_at)';

/** Excludes admins, members of companies with open or pending listings, and suspended users, who cannot sign in. */
const UNUSED = `
  from user_account u left join account_use on account_use.user_id = u.id
    left join company_member on company_member.user_id = u.id
  where u.deleted_at is null and u.suspended_at is null and u.role <> 'admin' and ${USED_AT} < $1
    and not exists (
      select from job
      where job.employer_id = company_member.company_id and job.archived_at is null and (job.closes_at is null or job.closes_at > $5))
    and case $2
      when 'warning' then coalesce(account_use.warned_at < $3, true)
      else account_use.warned_at >= $3 and account_use.warned_at < $4
    end`;

const ROWS = `select u.id as "userId", ${USED_AT} as "usedAt" ${UNUSED}`;
const NEXT = `${ROWS} and u.id > $6 order by u.id limit ${BATCH}`;
const ONE = `${ROWS} and u.id = $6`;
const DUE = `select count(*)::int as count, min(${USED_AT}) as oldest ${UNUSED}`;

/** Read model over accounts and listings. */
@Injectable()
export abstract class UnusedAccountsReadModel implements Pick<UnusedAccounts, 'next' | 'due' | 'find'> {
  constructor(
    protected readonly database: Database,
    private readonly clock: Clock,
  ) {}

  next(step: NextStep, times: UnusedAccountTimes, afterId: number): Promise<UnusedAccount[]> {
    return this.database.query<UnusedAccount>(NEXT, [...this.values(step, times), afterId]);
  }

  due(step: NextStep, times: UnusedAccountTimes): Promise<Due> {
    return this.database.one<Due>(DUE, this.values(step, times));
  }

  find(step: NextStep, times: UnusedAccountTimes, userId: number): Promise<UnusedAccount | undefined> {
    return this.database.first<UnusedAccount>(ONE, [...this.values(step, times), userId]);
  }

  private values(step: NextStep, { usedBefore, warnedFrom, warnedBefore }: UnusedAccountTimes): unknown[] {
    return [usedBefore, step, warnedFrom, warnedBefore, this.clock.now()];
  }
}
