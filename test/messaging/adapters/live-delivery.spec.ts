import { jest } from '@jest/globals';
import type { Response } from 'express';
import { EventEmitter } from 'node:events';
import { EventStream } from '#platform/http/live/event-stream.js';
import type { Notifications } from '#platform/postgres/notifications.js';
import type { DeliverMessages } from '#messaging/application/deliver-messages.js';
import type { MessagingQueries } from '#messaging/application/ports/messaging-queries.js';
import { LiveDelivery } from '#messaging/adapters/live/live-delivery.js';
import { eventually } from '../../support/eventually.js';

/** An open response that records what is written to it. */
class OpenResponse extends EventEmitter {
  readonly writableEnded = false;
  readonly destroyed = false;
  readonly writableLength = 0;
  text = '';

  writeHead(): void {}

  write(text: string): void {
    this.text += text;
  }
}

describe('live delivery', () => {
  it('sends changes to a new stream while other streams are still starting', async () => {
    let receive = (_payload: string) => {};
    let answer = (_counts: ReadonlyMap<number, number>) => {};
    const firstCounts = new Promise<ReadonlyMap<number, number>>((resolve) => (answer = resolve));
    const counts = [firstCounts];
    const message = {
      id: 7,
      conversationId: 3,
      senderId: 9,
      clientId: null,
      content: 'Welcome',
      status: 'sent',
      sentAt: new Date(),
      attachments: [],
      isDeleted: false,
    } as const;
    const sender = { id: 9, authorId: 9, fullName: 'Hotel', companyName: 'Hotel', avatar: null };
    const queries: Partial<MessagingQueries> = {
      now: async () => '10',
      unreadCounts: (ids) => counts.shift() ?? Promise.resolve(new Map(ids.map((id) => [id, 1]))),
      messages: async () => [{ entry: { message, sender }, recipientId: 2 }],
    };
    const execute = jest.fn(async () => undefined);
    const delivery = new LiveDelivery(
      queries as MessagingQueries,
      { execute } as Partial<DeliverMessages> as DeliverMessages,
      { add: ({ received }) => (receive = received) } as Partial<Notifications> as Notifications,
    );

    const [early, late] = [new OpenResponse(), new OpenResponse()];
    delivery.join({ userId: 1, role: 'job_seeker' }, new EventStream(early as unknown as Response), undefined);
    await eventually(async () => expect(counts).toEqual([]));
    delivery.join({ userId: 2, role: 'job_seeker' }, new EventStream(late as unknown as Response), undefined);
    receive(
      JSON.stringify({
        conversationId: 3,
        messageIds: [7],
        senderId: 9,
        recipientId: 2,
        status: 'sent',
        position: '8',
      }),
    );
    answer(new Map([[1, 0]]));

    await eventually(async () => expect(late.text).toContain('event: message\nid: 8\n'));
    expect(late.text).toContain('event: unread\nid: 8\n');
    await eventually(async () =>
      expect(execute).toHaveBeenCalledWith({ recipientId: 2, incoming: { messageIds: [7] } }),
    );
    await delivery.onModuleDestroy();
  });
});
