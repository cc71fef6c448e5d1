import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applicationsOne, applicationsTimeline } from '@/api/generated/calls/applications.gen';
import {
  applicationNotesList,
  receivedApplicationsAll,
  receivedApplicationsSee,
} from '@/api/generated/calls/hiring.gen';
import {
  conversationsOne,
  conversationsOwn,
  messagesConfirm,
  messagesThread,
} from '@/api/generated/calls/messaging.gen';
import { speakIn, wordsOf } from '@/lib/language/t.ts';
import { firstOf, sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';

const DELETED = 'Deleted user';
const FORMER = 'Former member';

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi();
  speakIn(() => wordsOf('de', { [DELETED]: 'Gelöschter Nutzer', [FORMER]: 'Ehemaliges Mitglied' }));
});
afterEach(() => {
  speakIn(() => undefined);
  return closeApps(api);
});

const page = () => document.body.textContent;

it('names people who left in the language of the page, in conversations', async () => {
  const [item, entry, conversation] = [firstOf(conversationsOwn), firstOf(messagesThread), sampleOf(conversationsOne)];
  api
    .answer(messagesConfirm, entry.message)
    .answer(conversationsOwn, [{ ...item, otherUser: { ...item.otherUser, fullName: DELETED } }])
    .answer(conversationsOne, {
      ...conversation,
      otherParticipant: { ...conversation.otherParticipant, fullName: DELETED },
    })
    .answer(messagesThread, [{ ...entry, sender: { ...entry.sender, fullName: FORMER } }]);
  await openApp(api, '/messages?conversationId=1', { as: 'job_seeker' });
  await waitFor(() => expect(page()).toContain('Ehemaliges Mitglied'));
  expect(screen.getAllByText('Gelöschter Nutzer').length).toBeGreaterThan(1);
  expect(page()).not.toMatch(/Deleted user|Former member/);
});

it('names them in what the team did about an application', async () => {
  const received = { ...firstOf(receivedApplicationsAll), id: 8 };
  const [step, note] = [firstOf(applicationsTimeline), firstOf(applicationNotesList)];
  api
    .answer(receivedApplicationsSee, received)
    .answer(applicationsOne, received)
    .answer(applicationsTimeline, [
      { ...step, step: 'assigned', by: 'employer', person: FORMER, assignee: FORMER },
      { ...step, step: 'assigned', by: 'employer', person: null, assignee: null, formerAssignee: FORMER },
    ])
    .answer(applicationNotesList, [{ ...note, author: { id: 5, fullName: FORMER } }]);
  await openApp(api, '/employer/application/8', { as: 'employer' });
  await waitFor(() => expect(screen.getAllByText(/Ehemaliges Mitglied/).length).toBeGreaterThan(3));
  expect(page()).not.toContain(FORMER);
});
