import { Injectable } from '@nestjs/common';
import { isUnreadable } from '#applications';
import { NAME_OF_PARTY } from '#identity';
import { isPresentable, isRemoved } from '#jobs';
import { Database, prepared } from '#platform/postgres/database.js';
import { keysetPage, TIME_AND_ID } from '#platform/postgres/keyset-page.js';
import { containsPattern, unaccentedColumn } from '#platform/postgres/like.js';
import type { Page, PageRequest } from '#shared/application/page.js';
import { foldAccentedLetters } from '#shared/domain/text/folded-text.js';
import type {
  ConversationBody,
  ConversationListItemBody,
  ConversationWithOtherBody,
  LastMessageBody,
} from '../../application/views/conversation.view.js';
import type {
  MessageBody,
  SenderBody,
  ThreadEntryBody,
  UploadedAttachmentBody,
} from '../../application/views/message.view.js';
import type {
  ConversationFilter,
  MessagingQueries,
  MissedChanges,
  Position,
  SentEntry,
} from '../../application/ports/messaging-queries.js';

/** A transaction id. */
const POSITION = /^\d{1,18}$/;

const CONVERSATION_COLUMNS = `
  c.id, c.job_id as "jobId", c.application_id as "applicationId", c.participant1_id as "participant1Id",
  c.participant2_id as "participant2Id", c.title, c.is_active as "isActive", c.created_at as "createdAt",
  c.last_message_at as "lastMessageAt"`;

const LAST_ACTIVITY = 'coalesce(c.last_message_at, c.created_at)';

const LATEST_FIRST = `order by ${LAST_ACTIVITY} desc, c.id desc`;

const OTHER = 'case when c.participant1_id = $1 then c.participant2_id else c.participant1_id end';

/** Whether a participant still has a conversation `c`: a company that deletes an applicant ends it for itself. */
function isSeenBy(party: string): string {
  return `c.ended_by is distinct from ${party}`;
}

/** A conversation without messages is listed only for the user who started it. */
const LISTED = `(c.last_message_at is not null or coalesce(c.starter_id, $1) = $1) and ${isSeenBy('$1')}`;

/** The company page's name of a user `u` with an employer's profile `company`. */
const COMPANY_NAME = `
  case when company.is_reviewed and ${isPresentable('u.id')} then company.published ->> 'companyName' end`;

/** Whether the other participant wrote last, and expects a reply: deleted accounts do not. */
const IS_UNANSWERED = `
  c.is_active and ${LAST_ACTIVITY} > now() - interval '60 days' and (
    select recipient_id = $1 and not is_settled from message
    where conversation_id = c.id and not is_deleted
    order by id desc
    limit 1)`;

/**
 * `$2`: a part of the listing's title or of the other's name; `$3`: only conversations with unread messages; `$4`: only
 * those that wait for a reply.
 */
const MATCHES = `
  ($2::text is null or ${unaccentedColumn("coalesce(c.title, '')")} like $2 or exists (
    select from user_account u left join employer_profile company on company.user_id = u.id
    where u.id = ${OTHER} and (
      ${unaccentedColumn(`coalesce((${NAME_OF_PARTY}), '')`)} like $2 or ${unaccentedColumn(`coalesce((${COMPANY_NAME}), '')`)} like $2)))
  and (not $3::boolean or exists (
    select from message
    where recipient_id = $1 and conversation_id = c.id and status <> 'read' and not is_deleted))
  and (not $4::boolean or (${IS_UNANSWERED}))`;

/** Each participant column has an index in this order, so each side is limited before the two are merged. */
const latestAs = (participant: string) => `
  (select c.* from conversation c
   where c.${participant} = $1 and ${LISTED} and ${MATCHES}
     and ($5::timestamptz is null or (${LAST_ACTIVITY}, c.id) < ($5, $6::int))
   ${LATEST_FIRST}
   limit $7)`;

/** For a user `u` and their `company`. A suspended employer is not shown as verified. */
const IS_VERIFIED = 'coalesce(company.is_trusted and company_is_active(u.id), false)';

/** The picture of a user, unless the reader is an employer who may not read the user's applications anymore. */
const avatarFor = (readerId: string) => `case when not ${isUnreadable('u.id', readerId)} then u.avatar end as avatar`;

const CONVERSATIONS = {
  rows: prepared(`
    with latest as (${latestAs('participant1_id')} union all ${latestAs('participant2_id')})
    select ${CONVERSATION_COLUMNS}, u.id as "otherId", ${NAME_OF_PARTY} as "fullName", ${avatarFor('$1')},
      ${IS_VERIFIED} as "isTrusted", ${COMPANY_NAME} as "companyName", last.content, last.sent_at as "sentAt", last.sender_id as "senderId", unread.messages as "unreadCount"
    from (select c.* from latest c ${LATEST_FIRST} limit $7) c
    join user_account u on u.id = ${OTHER}
    left join lateral (
      select content, sent_at, sender_id from message
      where conversation_id = c.id and not is_deleted
      order by id desc
      limit 1
    ) last on true
    left join employer_profile company on company.user_id = u.id
    cross join lateral (
      select count(*)::int as messages from message
      where recipient_id = $1 and conversation_id = c.id and status <> 'read' and not is_deleted
    ) unread
    ${LATEST_FIRST}`),
  total: prepared(`
    select ((select count(*) from conversation c where participant1_id = $1 and ${LISTED} and ${MATCHES})
      + (select count(*) from conversation c where participant2_id = $1 and ${LISTED} and ${MATCHES}))::int as total`),
  key: TIME_AND_ID,
  keyOf: ({ lastMessageAt, createdAt, id }: ConversationRow) => [lastMessageAt ?? createdAt, id],
};

const CONVERSATION = prepared(`
  select ${CONVERSATION_COLUMNS},
    exists (select from job where job.id = c.job_id and ${isRemoved()}) as "isJobRemoved",
    (select max(id) from message where conversation_id = c.id and recipient_id = $1 and is_settled) as "settledMessageId",
    json_build_object('id', u.id, 'fullName', ${NAME_OF_PARTY},
      'username', case when company_is_team(u.id) then '' else u.username end,
      'companyName', ${COMPANY_NAME},
      'isTrusted', ${IS_VERIFIED}) as "otherParticipant"
  from conversation c join user_account u on u.id = ${OTHER}
  left join employer_profile company on company.user_id = u.id
  where c.id = $2 and $1 in (c.participant1_id, c.participant2_id) and ${isSeenBy('$1')}`);

const PARTICIPATION = prepared(`
  select exists (
    select from message
    where recipient_id = $2 and conversation_id = $1 and status = 'sent' and not is_deleted
  ) as "hasUndelivered"
  from conversation c
  where id = $1 and $2 in (participant1_id, participant2_id) and ${isSeenBy('$2')}`);

const FILE = `'key', f.key, 'fileName', f.file_name, 'contentType', f.content_type, 'bytes', f.bytes`;

const ATTACHMENTS = `
  (select coalesce(json_agg(json_build_object(${FILE}, 'url', concat('/api/messages/', m.id, '/attachments/', f.key)) order by a.place), '[]')
   from jsonb_array_elements_text(m.attachments) with ordinality a (key, place)
   join uploaded_file f on f.key = a.key)`;

const ATTACHMENT = prepared(`
  select f.key, f.file_name as "fileName", f.content_type as "contentType", f.bytes
  from message m join uploaded_file f on f.key = $2
  where m.id = $1 and $3 in (m.sender_id, m.recipient_id) and m.attachments @> to_jsonb($2::text)
    and exists (select from conversation c where c.id = m.conversation_id and ${isSeenBy('$3')})`);

/** What somebody wrote for a company stays under their name, for as long as there is an account with it. */
const AUTHOR = `case when author.deleted_at is not null and u.role = 'employer' and company_has_members(u.id)
  then 'Former member' else author.full_name end`;

const SELECT_ENTRIES = `
  select m.id, m.conversation_id as "conversationId", m.sender_id as "senderId", m.recipient_id as "recipientId",
    m.client_id as "clientId", m.content, m.status, m.sent_at as "sentAt", ${ATTACHMENTS} as attachments,
    m.is_deleted as "isDeleted",
    author.id as "authorId", ${AUTHOR} as "fullName", ${avatarFor('m.recipient_id')},
    case when u.role = 'employer' then coalesce(j.company, company.published ->> 'companyName') end as "companyName"
  from message m
  join conversation c on c.id = m.conversation_id
  join user_account u on u.id = m.sender_id
  join user_account author on author.id = coalesce(m.author_id, m.sender_id)
  left join employer_profile company on company.user_id = u.id
  left join job j on j.id = c.job_id`;

const THREAD = {
  rows: prepared(
    `${SELECT_ENTRIES} where m.conversation_id = $1 and ($2::int is null or m.id < $2) order by m.id desc limit $3`,
  ),
  total: prepared('select count(*)::int as total from message where conversation_id = $1'),
  key: ['integer'] as const,
  keyOf: ({ id }: EntryRow) => [id],
};

const MESSAGES = prepared(`${SELECT_ENTRIES} where m.id = any($1::int[]) order by m.id`);

const UNREAD = prepared(`
  select u.id, count(m.id)::int as unread
  from unnest($1::int[]) u (id)
  left join message m on m.recipient_id = u.id and m.status <> 'read' and not m.is_deleted
    and exists (select from conversation c where c.id = m.conversation_id and ${isSeenBy('u.id')})
  group by u.id`);

/** The oldest running transaction: the changes of all earlier ones are visible. */
const NOW = prepared('select pg_snapshot_xmin(pg_current_snapshot())::text as now');

// The upper bound excludes rows restored from another database, whose transaction ids may be in this one's future.
const CHANGED_SINCE = prepared(`
  ${SELECT_ENTRIES}
  where (m.sender_id = any($2::int[]) or m.recipient_id = any($2::int[])) and c.ended_by is null
    and m.changed_in >= $1::xid8 and m.changed_in < pg_snapshot_xmax(pg_current_snapshot())
  order by m.id
  limit $3`);

type ConversationRow = ConversationBody & {
  readonly otherId: number;
  readonly fullName: string;
  readonly avatar: string | null;
  readonly isTrusted: boolean;
  readonly companyName: string | null;
  readonly unreadCount: number;
} & { readonly [Key in keyof LastMessageBody]: LastMessageBody[Key] | null };

type EntryRow = MessageBody & Omit<SenderBody, 'id'> & { readonly recipientId: number };

/** Read model: conversations and messages with their participants and files. */
@Injectable()
export class MessagingReadModel implements MessagingQueries {
  constructor(private readonly database: Database) {}

  async conversations(
    userId: number,
    { search, isUnread, isUnanswered, ...request }: PageRequest & ConversationFilter,
  ): Promise<Page<ConversationListItemBody>> {
    const pattern = search === undefined ? null : containsPattern(foldAccentedLetters(search));
    const values = [userId, pattern, isUnread, isUnanswered];
    const page = await keysetPage(this.database, { ...CONVERSATIONS, values }, request);
    return { ...page, items: page.items.map(listItem) };
  }

  conversation(id: number, userId: number): Promise<ConversationWithOtherBody | undefined> {
    return this.database.first<ConversationWithOtherBody>(CONVERSATION, [userId, id]);
  }

  participation(conversationId: number, userId: number): Promise<{ hasUndelivered: boolean } | undefined> {
    return this.database.first<{ hasUndelivered: boolean }>(PARTICIPATION, [conversationId, userId]);
  }

  async thread(conversationId: number, request: PageRequest): Promise<Page<ThreadEntryBody>> {
    const page = await keysetPage(this.database, { ...THREAD, values: [conversationId] }, request);
    return { ...page, items: page.items.toReversed().map(threadEntry) };
  }

  async messages(ids: readonly number[]): Promise<SentEntry[]> {
    return (await this.database.query<EntryRow>(MESSAGES, [ids])).map(sentEntry);
  }

  attachment(messageId: number, key: string, userId: number): Promise<UploadedAttachmentBody | undefined> {
    return this.database.first<UploadedAttachmentBody>(ATTACHMENT, [messageId, key, userId]);
  }

  async unreadCounts(userIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const rows = await this.database.query<{ id: number; unread: number }>(UNREAD, [userIds]);
    return new Map(rows.map(({ id, unread }) => [id, unread]));
  }

  async now(): Promise<Position> {
    return (await this.database.one<{ now: Position }>(NOW)).now;
  }

  async changesSince(position: Position, userIds: readonly number[], limit: number): Promise<MissedChanges> {
    // Read before the messages, so that a change in between is sent twice instead of never.
    const now = await this.now();
    if (!POSITION.test(position) || BigInt(position) > BigInt(now)) return { now };
    const rows = await this.database.query<EntryRow>(CHANGED_SINCE, [position, userIds, limit + 1]);
    return rows.length > limit ? { now } : { now, entries: rows.map(sentEntry) };
  }
}

function listItem(row: ConversationRow): ConversationListItemBody {
  const { otherId, fullName, avatar, isTrusted, companyName, content, sentAt, senderId, unreadCount, ...conversation } =
    row;
  const hasMessage = content !== null && sentAt !== null && senderId !== null;
  return {
    conversation,
    otherUser: { id: otherId, fullName, avatar, companyName, isTrusted },
    lastMessage: hasMessage ? { content, sentAt, senderId } : null,
    unreadCount,
  };
}

function sentEntry(row: EntryRow): SentEntry {
  return { entry: threadEntry(row), recipientId: row.recipientId };
}

function threadEntry(row: EntryRow): ThreadEntryBody {
  const { fullName, avatar, authorId, companyName, recipientId: _recipientId, ...message } = row;
  return { message, sender: { id: message.senderId, authorId, fullName, companyName, avatar } };
}
