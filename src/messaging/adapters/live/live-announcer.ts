import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { EventBus } from '../../../shared/application/event-bus.js';
import { MessagesConfirmed, MessageSent } from '../../domain/messaging-events.js';
import { CHANNEL, type Notice } from './notice.js';

/** Messages that one notification tells of: some 11 bytes each. */
const MOST_AT_ONCE = 500;

const NOTIFY = `
  select pg_notify('${CHANNEL}', ($1::jsonb || jsonb_build_object(
    'position', pg_snapshot_xmin(pg_current_snapshot())::text))::text)`;

/** Tells every process what is stored, from within the transaction: PostgreSQL passes it on if and when that is committed. */
@Injectable()
export class LiveAnnouncer implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(MessageSent, ({ messageId, conversationId, senderId, recipientId }) =>
      this.announce({ conversationId, messageIds: [messageId], senderId, recipientId, status: 'sent' }),
    );
    this.events.subscribe(MessagesConfirmed, ({ messageIds, conversationId, senderId, recipientId, receipt }) =>
      this.announce({ conversationId, messageIds, senderId, recipientId, status: receipt }),
    );
  }

  private async announce(notice: Omit<Notice, 'position'>): Promise<void> {
    for (let from = 0; from < notice.messageIds.length; from += MOST_AT_ONCE) {
      const messageIds = notice.messageIds.slice(from, from + MOST_AT_ONCE);
      await this.database.query(NOTIFY, [JSON.stringify({ ...notice, messageIds })]);
    }
  }
}
