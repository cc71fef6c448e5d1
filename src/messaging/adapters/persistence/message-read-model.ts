import { Injectable } from '@nestjs/common';
import type { Page, PageRequest } from '../../../shared/application/page.js';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { keysetPage } from '../../../shared/adapters/postgres/keyset-page.js';
import { MessageViews, type Participation, type ThreadEntry } from '../../application/ports/message-views.js';
import { ENTRY_COLUMNS, threadEntry, type EntryRow } from './message-columns.js';

const PARTICIPATION = {
  name: 'message-participation',
  text: `
    select exists (
      select from message
      where recipient_id = $2 and conversation_id = $1 and status = 'sent' and not is_deleted
    ) as "hasUndelivered"
    from conversation
    where id = $1 and $2 in (participant1_id, participant2_id)`,
};

const PAGE = {
  name: 'message-page',
  text: `
    select ${ENTRY_COLUMNS}
    from message m join user_account u on u.id = m.sender_id
    where m.conversation_id = $1 and not m.is_deleted and ($2::int is null or m.id < $2)
    order by m.id desc
    limit $3`,
};

const COUNT = {
  name: 'message-count',
  text: 'select count(*)::int as total from message where conversation_id = $1 and not is_deleted',
};

const BY_IDS = {
  name: 'message-by-ids',
  text: `
    select ${ENTRY_COLUMNS}
    from message m join user_account u on u.id = m.sender_id
    where m.id = any($1::int[]) and not m.is_deleted
    order by m.id`,
};

const NEWEST_FIRST = {
  rows: PAGE,
  total: COUNT,
  key: ['integer'] as const,
  keyOf: ({ id }: EntryRow) => [id],
};

/** Read model: messages joined with their senders. */
@Injectable()
export class MessageReadModel extends MessageViews {
  constructor(private readonly database: Database) {
    super();
  }

  override async participation(conversationId: number, userId: number): Promise<Participation | undefined> {
    return (await this.database.query<Participation>(PARTICIPATION, [conversationId, userId]))[0];
  }

  override async thread(conversationId: number, request: PageRequest): Promise<Page<ThreadEntry>> {
    const page = await keysetPage(this.database, { ...NEWEST_FIRST, values: [conversationId] }, request);
    return { ...page, items: page.items.toReversed().map(threadEntry) };
  }

  override async byIds(ids: readonly number[]): Promise<ThreadEntry[]> {
    return (await this.database.query<EntryRow>(BY_IDS, [ids])).map(threadEntry);
  }
}
