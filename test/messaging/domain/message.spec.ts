import { isAfter, MESSAGE_STATUSES } from '#messaging/domain/message-status.js';
import { MessageNotFound, OnlyRecipientConfirms, OnlySenderDeletes } from '#messaging/domain/messaging-errors.js';
import { MessageDeleted, MessagesConfirmed, MessageSent } from '#messaging/domain/messaging-events.js';
import { fieldErrorsOf } from '../../support/field-errors.js';
import { aMessage, STARTED_AT } from '../../support/mothers/conversation-mother.js';

describe('a message', () => {
  it('is trimmed and starts as sent', () => {
    expect(aMessage({ content: '  Hello!\n' })).toMatchObject({
      content: 'Hello!',
      status: 'sent',
      sentAt: STARTED_AT,
      attachments: [],
      isDeleted: false,
    });
  });

  it('requires 1 to 5,000 characters', () => {
    expect(aMessage({ content: 'x'.repeat(5000) }).content).toHaveLength(5000);
    expect(fieldErrorsOf(() => aMessage({ content: ' \n\t ' }))).toEqual(['content: Message is required']);
    expect(fieldErrorsOf(() => aMessage({ content: 'x'.repeat(5001) }))).toEqual([
      'content: Message must be at most 5000 characters',
    ]);
  });

  it('has up to five distinct files, and none once it is deleted', () => {
    const files = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'];
    const message = aMessage({ attachments: [...files, 'a.pdf'] });
    expect(message.attachments).toEqual(files);
    message.delete(1);
    expect(message).toMatchObject({ content: '', attachments: [], isDeleted: true });
    expect(fieldErrorsOf(() => aMessage({ attachments: [...files, 'f.pdf'] }))).toEqual([
      'attachments: You can attach up to 5 files to a message.',
    ]);
  });

  it('records that it was sent', () => {
    const message = aMessage({ id: 9 });
    expect(message.pullEvents()).toEqual([new MessageSent(1, 9, 1, 2)]);
  });

  it('only advances its status', () => {
    const message = aMessage({ id: 9 });
    message.pullEvents();
    message.confirm('read', 2);
    message.confirm('delivered', 2);
    message.confirm('read', 2);
    expect(message.status).toBe('read');
    expect(message.pullEvents()).toEqual([new MessagesConfirmed(1, [9], 1, 2, 'read')]);
  });

  it('can be delivered before it is read', () => {
    const message = aMessage();
    message.confirm('delivered', 2);
    expect(message.status).toBe('delivered');
    message.confirm('read', 2);
    expect(message.status).toBe('read');
  });

  it('can be confirmed only by its recipient', () => {
    const message = aMessage();
    expect(() => message.confirm('read', 1)).toThrow(OnlyRecipientConfirms);
    expect(() => message.confirm('read', 3)).toThrow(MessageNotFound);
    expect(message.status).toBe('sent');
  });

  it('can be settled only by its recipient', () => {
    const message = aMessage();
    expect(() => message.settle(1)).toThrow(OnlyRecipientConfirms);
    expect(() => message.settle(3)).toThrow(MessageNotFound);
    expect(message.isSettled).toBe(false);
    message.settle(2);
    expect(message.isSettled).toBe(true);
  });
});

describe('a deleted message', () => {
  it('was deleted by its sender, once, and is confirmed no more', () => {
    const message = aMessage({ id: 9 });
    message.pullEvents();
    expect(() => message.delete(2)).toThrow(OnlySenderDeletes);
    expect(() => message.delete(3)).toThrow(MessageNotFound);
    for (let times = 0; times < 2; times += 1) message.delete(1);
    message.confirm('read', 2);
    expect(message.status).toBe('sent');
    expect(message.pullEvents()).toEqual([new MessageDeleted(1, 9, 1, 2)]);
  });
});

describe('message statuses', () => {
  it('are ordered', () => {
    const further = MESSAGE_STATUSES.map((now) => MESSAGE_STATUSES.filter((next) => isAfter(next, now)));
    expect(further).toEqual([['delivered', 'read'], ['read'], []]);
  });
});
