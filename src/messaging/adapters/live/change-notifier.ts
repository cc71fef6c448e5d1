import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { On } from '#shared/application/event-bus.js';
import { MessageDeleted, MessagesConfirmed, MessageSent } from '../../domain/messaging-events.js';
import { CHANNEL, type Change } from './change.js';

/** Message ids per notification, about 11 bytes each. */
const MAX_IDS = 500;

const NOTIFY = `
  select pg_notify('${CHANNEL}', ($1::jsonb || jsonb_build_object(
    'position', pg_snapshot_xmin(pg_current_snapshot())::text))::text)`;

/** Notifies all processes of changes. PostgreSQL sends the notification when the transaction commits. */
@Injectable()
export class ChangeNotifier {
  constructor(private readonly database: Database) {}

  @On(MessageSent)
  sent({ messageId, ...sent }: MessageSent): Promise<void> {
    return this.notify({ ...sent, messageIds: [messageId], status: 'sent' });
  }

  /** Sent again, because clients replace the message they have. */
  @On(MessageDeleted)
  deleted({ messageId, ...deleted }: MessageDeleted): Promise<void> {
    return this.notify({ ...deleted, messageIds: [messageId], status: 'sent' });
  }

  @On(MessagesConfirmed)
  confirmed({ receipt, ...confirmed }: MessagesConfirmed): Promise<void> {
    return this.notify({ ...confirmed, status: receipt });
  }

  private async notify(change: Omit<Change, 'position'>): Promise<void> {
    for (let from = 0; from < change.messageIds.length; from += MAX_IDS) {
      const messageIds = change.messageIds.slice(from, from + MAX_IDS);
      await this.database.query(NOTIFY, [JSON.stringify({ ...change, messageIds })]);
    }
  }
}
