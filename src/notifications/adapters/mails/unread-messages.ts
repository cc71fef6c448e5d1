import { Injectable } from '@nestjs/common';
import { MessageSent, UnreadMessages } from '#messaging';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import { Outbox, type QueuedMail } from '../../application/ports/outbox.js';
import { Recipients } from '../../application/ports/recipients.js';
import type { MailText } from '../../application/written-mail.js';
import { quoted } from '../../domain/quoted.js';
import { KindOfMail } from './kind-of-mail.js';

/** Seconds before a mail about an unread message is sent. */
const DELAY = 10 * 60;

type Key = { readonly conversationId: number; readonly lastReadId: number };

/** Tells a user about new messages without quoting them: once per conversation, until the user reads it. */
@Injectable()
export class UnreadMessagesMail extends KindOfMail<Key> {
  readonly kind = 'unread-messages';
  readonly stream = 'messages';

  constructor(
    outbox: Outbox,
    private readonly accounts: Recipients,
    private readonly unread: UnreadMessages,
  ) {
    super(outbox);
  }

  @On(MessageSent, { outbound: true })
  async queue({ conversationId, recipientId }: MessageSent): Promise<void> {
    const conversation = await this.unread.find(conversationId, recipientId);
    if (!conversation) return;
    const key = { conversationId, lastReadId: conversation.lastReadId };
    await this.addFor(recipientId, { key, delaySeconds: DELAY });
  }

  async write({ key, userId }: QueuedMail<Key>, { t }: Words): Promise<MailText | undefined> {
    const partyId = userId === null ? undefined : await this.audiences.of(userId);
    const conversation = partyId === undefined ? undefined : await this.unread.find(key.conversationId, partyId);
    if (!conversation || conversation.unread === 0 || conversation.lastReadId !== key.lastReadId) return undefined;
    const { otherId, otherName, unread } = conversation;
    const sender = await this.accounts.find(otherId);
    if (!sender) return undefined;
    const name = quoted(otherName);
    return {
      senderId: otherId,
      waitsForLimit: true,
      content: {
        subject: t('{count, plural, one {New message} other {New messages}} from {name}', { count: unread, name }),
        paragraphs: [
          t('{name} sent you {count, plural, one {a message} other {# messages}}.', { name, count: unread }),
        ],
        action: t('Read and Reply'),
        path: '/messages',
      },
    };
  }
}
