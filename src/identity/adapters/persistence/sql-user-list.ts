import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor } from '../../../shared/application/cursor.js';
import type { Page } from '../../../shared/application/page.js';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { containsPattern, foldedColumn } from '../../../shared/adapters/postgres/like.js';
import { foldLetters } from '../../../shared/domain/folded-text.js';
import { UserList, type UserFilter, type UserView } from '../../application/ports/user-list.js';

const MATCHES = `
  ($1::text is null or role = $1)
  and ($2::text is null or ${foldedColumn('username')} like $2 or ${foldedColumn('email')} like $2
    or ${foldedColumn('full_name')} like $2)`;

const PAGE = {
  name: 'user-page',
  text: `
    select id, username, email, full_name as "fullName", role, avatar, created_at as "createdAt"
    from user_account
    where ${MATCHES} and ($3::timestamptz is null or (created_at, id) < ($3, $4))
    order by created_at desc, id desc
    limit $5`,
};

const COUNT = { name: 'user-count', text: `select count(*)::int as total from user_account where ${MATCHES}` };

/** Users, newest first, by keyset. */
@Injectable()
export class SqlUserList extends UserList {
  constructor(private readonly database: Database) {
    super();
  }

  override async page(filter: UserFilter): Promise<Page<UserView>> {
    const after = decodeCursor(filter.cursor, ['time', 'integer']);
    const search = filter.search?.trim();
    const matches = [filter.role || null, search ? containsPattern(foldLetters(search)) : null];
    const [rows, counts] = await Promise.all([
      this.database.read<UserView>(PAGE, [...matches, after?.[0] ?? null, after?.[1] ?? null, filter.limit + 1]),
      this.database.read<{ total: number }>(COUNT, matches),
    ]);
    const items = rows.slice(0, filter.limit);
    const last = items.at(-1);
    return {
      items,
      total: counts[0]?.total ?? 0,
      nextCursor:
        rows.length > filter.limit && last ? encodeCursor([last.createdAt.toISOString(), last.id]) : undefined,
    };
  }
}
