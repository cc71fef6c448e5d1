import { Injectable } from '@nestjs/common';
import type { Page, PageRequest } from '../../../shared/application/page.js';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { keysetPage, TIME_AND_ID } from '../../../shared/adapters/postgres/keyset-page.js';
import {
  ConversationViews,
  type ConversationListItem,
  type ConversationView,
  type ConversationWithOther,
  type LastMessageView,
} from '../../application/ports/conversation-views.js';

const COLUMNS = `
  c.id, c.job_id as "jobId", c.application_id as "applicationId", c.participant1_id as "participant1Id",
  c.participant2_id as "participant2Id", c.title, c.is_active as "isActive", c.created_at as "createdAt",
  c.last_message_at as "lastMessageAt"`;

const LAST_ACTIVITY = 'coalesce(c.last_message_at, c.created_at)';

const LATEST_FIRST = `order by ${LAST_ACTIVITY} desc, c.id desc`;

const OTHER = 'case when c.participant1_id = $1 then c.participant2_id else c.participant1_id end';

/** Each side has an index of its own in this order: the latest of both sides are among the latest of each. */
const latestAs = (participant: string) => `
  (select c.* from conversation c
   where c.${participant} = $1 and ($2::timestamptz is null or (${LAST_ACTIVITY}, c.id) < ($2, $3::int))
   ${LATEST_FIRST}
   limit $4)`;

const PAGE = {
  name: 'conversation-page',
  text: `
    with latest as (${latestAs('participant1_id')} union all ${latestAs('participant2_id')})
    select ${COLUMNS}, u.id as "otherId", u.full_name as "fullName", u.avatar,
      last.content, last.sent_at as "sentAt", last.sender_id as "senderId", unread.messages as "unreadCount"
    from (select c.* from latest c ${LATEST_FIRST} limit $4) c
    join user_account u on u.id = ${OTHER}
    left join lateral (
      select content, sent_at, sender_id from message
      where conversation_id = c.id and not is_deleted
      order by id desc
      limit 1
    ) last on true
    cross join lateral (
      select count(*)::int as messages from message
      where recipient_id = $1 and conversation_id = c.id and status <> 'read' and not is_deleted
    ) unread
    ${LATEST_FIRST}`,
};

const COUNT = {
  name: 'conversation-count',
  text: `
    select ((select count(*) from conversation where participant1_id = $1)
      + (select count(*) from conversation where participant2_id = $1))::int as total`,
};

const ONE = {
  name: 'conversation-one',
  text: `
    select ${COLUMNS},
      json_build_object('id', u.id, 'fullName', u.full_name, 'username', u.username) as "otherParticipant"
    from conversation c join user_account u on u.id = ${OTHER}
    where c.id = $2 and $1 in (c.participant1_id, c.participant2_id)`,
};

const UNREAD = {
  name: 'message-unread-count',
  text: `
    select count(*)::int as "unreadCount" from message
    where recipient_id = $1 and status <> 'read' and not is_deleted`,
};

type Row = ConversationView & { otherId: number; fullName: string; avatar: string | null; unreadCount: number } & {
  [Key in keyof LastMessageView]: LastMessageView[Key] | null;
};

const LATEST = {
  rows: PAGE,
  total: COUNT,
  key: TIME_AND_ID,
  keyOf: ({ lastMessageAt, createdAt, id }: Row) => [lastMessageAt ?? createdAt, id],
};

/** Read model: conversations joined with the other participant. */
@Injectable()
export class ConversationReadModel extends ConversationViews {
  constructor(private readonly database: Database) {
    super();
  }

  override async page(userId: number, request: PageRequest): Promise<Page<ConversationListItem>> {
    const page = await keysetPage(this.database, { ...LATEST, values: [userId] }, request);
    return { ...page, items: page.items.map(listItem) };
  }

  override async one(id: number, userId: number): Promise<ConversationWithOther | undefined> {
    return (await this.database.query<ConversationWithOther>(ONE, [userId, id]))[0];
  }

  override async unreadCount(userId: number): Promise<number> {
    return (await this.database.query<{ unreadCount: number }>(UNREAD, [userId]))[0]?.unreadCount ?? 0;
  }
}

function listItem(row: Row): ConversationListItem {
  const { otherId, fullName, avatar, content, sentAt, senderId, unreadCount, ...conversation } = row;
  const hasMessage = content !== null && sentAt !== null && senderId !== null;
  return {
    conversation,
    otherUser: { id: otherId, fullName, avatar },
    lastMessage: hasMessage ? { content, sentAt, senderId } : null,
    unreadCount,
  };
}
