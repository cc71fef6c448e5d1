import { Injectable } from '@nestjs/common';
import type { Page } from '#shared/application/page.js';
import { Database, prepared } from '#platform/postgres/database.js';
import { keysetPage, TIME_AND_ID } from '#platform/postgres/keyset-page.js';
import { containsPattern, foldedColumn } from '#platform/postgres/like.js';
import { foldLetters } from '#shared/domain/text/folded-text.js';
import type { AccountView, ListedUserBody } from '../../application/user.view.js';
import { UserQueries, type UserFilter } from '../../application/ports/user-queries.js';

const MATCHES = `
  deleted_at is null
  and ($1::text is null or role = $1)
  and ($2::text is null or ${foldedColumn('username')} like $2 or ${foldedColumn('email')} like $2
    or ${foldedColumn('full_name')} like $2)
  and ($3::boolean is null or (suspended_at is not null) = $3)`;

const VIEW = `
  id, username, email, full_name as "fullName", role, avatar, language, time_zone as "timeZone",
  created_at as "createdAt", suspended_at as "suspendedAt",
  (select company_id from company_member where user_id = user_account.id) as "employerId",
  (select m.role from company_member m where m.user_id = user_account.id) as "companyRole"`;

const PAGE = prepared(`
  select ${VIEW}
  from user_account
  where ${MATCHES} and ($4::timestamptz is null or (created_at, id) < ($4, $5::int))
  order by created_at desc, id desc
  limit $6`);

const COUNT = prepared(`select count(*)::int as total from user_account where ${MATCHES}`);

const ACCOUNT = prepared(`
  select ${VIEW}, email_verified_at is not null as "isEmailVerified", password_hash is not null as "hasPassword"
  from user_account
  where id = $1 and deleted_at is null`);

const NEWEST_FIRST = {
  rows: PAGE,
  total: COUNT,
  key: TIME_AND_ID,
  keyOf: ({ createdAt, id }: ListedUserBody) => [createdAt, id],
};

@Injectable()
export class SqlUserQueries implements UserQueries {
  constructor(private readonly database: Database) {}

  page(filter: UserFilter): Promise<Page<ListedUserBody>> {
    const search = filter.search?.trim();
    const values = [
      filter.role || null,
      search ? containsPattern(foldLetters(search)) : null,
      filter.suspended ?? null,
    ];
    return keysetPage(this.database, { ...NEWEST_FIRST, values }, filter);
  }

  account(id: number): Promise<AccountView | undefined> {
    return this.database.first<AccountView>(ACCOUNT, [id]);
  }
}
