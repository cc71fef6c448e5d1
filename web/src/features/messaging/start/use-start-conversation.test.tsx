import { afterEach, expect, it, vi } from 'vitest';
import { respondWith, runMutation, shownToast } from '@/testing/with-queries.tsx';
import { useStartConversation } from './use-start-conversation.ts';

const navigate = vi.fn();
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navigate }));

const WITH = { participantId: 7, jobId: 12, title: 'Night Auditor' };

afterEach(() => {
  vi.unstubAllGlobals();
  navigate.mockReset();
});

it('starts a conversation and opens it', async () => {
  const requests = respondWith(201, { id: 3 });
  await runMutation(useStartConversation, WITH);
  expect(requests[0]).toMatchObject({ method: 'POST', url: `${window.location.origin}/api/conversations` });
  expect(await requests[0]?.json()).toEqual(WITH);
  expect(shownToast()).toEqual({ title: 'Conversation started', tone: 'success' });
  expect(navigate).toHaveBeenCalledWith({ to: '/messages', search: { conversationId: 3 } });
});

it('shows the message of the server on failure', async () => {
  respondWith(403, { message: 'You can only message people who applied for one of your jobs.' });
  await runMutation(useStartConversation, WITH);
  expect(shownToast()).toEqual({
    title: 'Error',
    description: 'You can only message people who applied for one of your jobs.',
    tone: 'destructive',
  });
  expect(navigate).not.toHaveBeenCalled();
});

it('shows a default message on failure', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('', 'AbortError')));
  await runMutation(useStartConversation, WITH);
  expect(shownToast()).toMatchObject({ title: 'Error', description: 'Could not start conversation' });
});
