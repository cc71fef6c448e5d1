import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createUnsentMessages, type UnsentMessage } from './unsent-messages.ts';

const here = { userId: 1, conversationId: 7 };
const elsewhere = { userId: 1, conversationId: 8 };
const message: UnsentMessage = {
  clientId: 'a',
  content: 'Hello',
  writtenAt: '2026-11-20T10:00:00.000Z',
  state: 'sending',
};

beforeEach(() => sessionStorage.clear());

const afterReload = () => createUnsentMessages(sessionStorage);

describe('what was not sent', () => {
  it('is kept for each conversation, also when the page is loaded anew', () => {
    const unsent = createUnsentMessages(sessionStorage);
    unsent.keepDraft(here, 'Dear');
    unsent.keepDraft(elsewhere, 'Hi');
    expect([here, elsewhere].map((place) => unsent.read(place).draft)).toEqual(['Dear', 'Hi']);
    expect([here, elsewhere].map((place) => afterReload().read(place).draft)).toEqual(['Dear', 'Hi']);
    expect(afterReload().read({ ...here, userId: 2 }).draft).toBe('');
  });

  it('moves from the draft to the messages when it is posted', () => {
    const unsent = createUnsentMessages(sessionStorage);
    unsent.keepDraft(here, 'Hello');
    unsent.post(here, message);
    expect(unsent.read(here)).toEqual({ draft: '', messages: [message] });
  });

  it('counts as failed after a reload, under the same id', () => {
    createUnsentMessages(sessionStorage).post(here, message);
    expect(afterReload().read(here).messages).toEqual([{ ...message, state: 'failed' }]);
  });

  it('goes when it is dropped, and leaves nothing behind', () => {
    const unsent = createUnsentMessages(sessionStorage);
    const told = vi.fn();
    unsent.subscribe(told);
    unsent.post(here, message);
    unsent.drop(here, new Set(['a']));
    expect(told).toHaveBeenCalledTimes(2);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is forgotten altogether at sign-out, and nothing else is', () => {
    const unsent = createUnsentMessages(sessionStorage);
    unsent.keepDraft(here, 'Dear');
    sessionStorage.setItem('other', 'stays');
    unsent.forgetAll();
    expect(unsent.read(here).draft).toBe('');
    expect(Object.keys(sessionStorage)).toEqual(['other']);
  });

  it('survives damage of what was kept', () => {
    sessionStorage.setItem('wayfare:unsent:1:7', '{"draft":3,"messages":[{"clientId":1},null]}');
    sessionStorage.setItem('wayfare:unsent:1:8', 'no json');
    expect(afterReload().read(here)).toEqual({ draft: '', messages: [] });
    expect(afterReload().read(elsewhere)).toEqual({ draft: '', messages: [] });
  });
});
