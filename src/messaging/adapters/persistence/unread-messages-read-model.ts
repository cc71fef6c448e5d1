import { Injectable } from '@nestjs/common';
import { NAME_OF_PARTY } from '#identity';
import { Database, prepared } from '#platform/postgres/database.js';

type UnreadConversation = {
  readonly otherId: number;
  readonly otherName: string;
  readonly unread: number;
  /** The last message that was read; 0 if none. */
  readonly lastReadId: number;
};

const FIND = prepared(`
  select u.id as "otherId", ${NAME_OF_PARTY} as "otherName",
    count(m.id) filter (where m.status <> 'read' and not m.is_deleted)::int as unread,
    coalesce(max(m.id) filter (where m.status = 'read'), 0) as "lastReadId"
  from conversation c
  join user_account u on u.id = case when c.participant1_id = $2 then c.participant2_id else c.participant1_id end
  left join employer_profile company on company.user_id = u.id
  left join message m on m.conversation_id = c.id and m.recipient_id = $2
  where c.id = $1 and $2 in (c.participant1_id, c.participant2_id) and c.ended_by is distinct from $2
  group by c.id, u.id, company.id`);

/** Read model: unread messages, for other modules. */
@Injectable()
export class UnreadMessages {
  constructor(private readonly database: Database) {}

  /** Undefined unless the user is a participant. */
  find(conversationId: number, userId: number): Promise<UnreadConversation | undefined> {
    return this.database.first<UnreadConversation>(FIND, [conversationId, userId]);
  }
}
