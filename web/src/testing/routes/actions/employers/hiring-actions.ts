import { fireEvent, screen } from '@testing-library/react';
import { applicationsOne, applicationsOwn, applicationsAmend } from '@/api/generated/calls/applications.gen';
import {
  applicationNotesEdit,
  applicationNotesList,
  applicationNotesRemove,
  applicationNotesWrite,
  assignmentsAssign,
  assignmentsMembers,
  messageTemplatesAdd,
  messageTemplatesOwn,
  receivedApplicationsAll,
  receivedApplicationsMove,
  receivedApplicationsSee,
} from '@/api/generated/calls/hiring.gen';
import { interviewsOffer, interviewsOfApplication } from '@/api/generated/calls/interviews.gen';
import {
  conversationsOne,
  conversationsOwn,
  conversationsStart,
  messagesConfirm,
  messagesSettle,
  messagesThread,
} from '@/api/generated/calls/messaging.gen';
import { jobsPublicOne } from '@/api/generated/calls/jobs.gen';
import { firstOf, sampleOf, type StandInApi } from '@/testing/api/stand-in-api.ts';
import { choose, fill, fillDay } from '@/testing/controls.ts';
import { opened, tick, type Action } from '../action.ts';

const APPLICATION = { ...firstOf(receivedApplicationsAll), id: 8, version: 4, status: 'pending' as const };

const inList = {
  url: '/employer/applications',
  as: 'employer' as const,
  server: (api: StandInApi) => void api.answer(receivedApplicationsAll, [APPLICATION]),
  reloads: [receivedApplicationsAll],
};

async function openMove(): Promise<void> {
  await tick('Select all shown');
  fireEvent.click(await screen.findByText('Move to…'));
  await screen.findByText('Move Sample fullName');
}

const ofApplication = {
  url: '/employer/application/8',
  as: 'employer' as const,
  server: (api: StandInApi) =>
    void api
      .answer(applicationsOne, APPLICATION)
      .answer(receivedApplicationsSee, APPLICATION)
      .answer(interviewsOfApplication, [])
      .answer(messagesConfirm, sampleOf(messagesConfirm)),
};

const COLLEAGUES = ['Ana Reis', 'Mei Tan'].map((fullName, index) => ({
  ...firstOf(assignmentsMembers),
  id: 7 + index,
  fullName,
}));

const ofTeam = {
  ...ofApplication,
  server: (api: StandInApi) => {
    ofApplication.server(api);
    const note = { ...firstOf(applicationNotesList), id: 3, text: 'Call her.', isOwn: true };
    api.answer(applicationNotesList, [note]).answer(assignmentsMembers, COLLEAGUES);
  },
  reloads: [applicationNotesList],
  mayHaveChanged: true,
  fails: 'Update failed',
};

const messageFrom = (senderId: number, id: number) => {
  const entry = firstOf(messagesThread);
  return { ...entry, message: { ...entry.message, id, senderId, isDeleted: false } };
};

const isDeleted = ({ message, ...entry }: ReturnType<typeof messageFrom>) => ({
  ...entry,
  message: { ...message, content: '', isDeleted: true },
});

const ofOwn = {
  url: '/job-seeker/application/8',
  as: 'job_seeker' as const,
  server: (api: StandInApi) =>
    void api.answer(applicationsOwn, [
      { ...firstOf(applicationsOwn), id: 8, version: 4, status: 'pending', resume: null, coverLetter: 'Dear all' },
    ]),
  call: applicationsAmend,
  mayHaveChanged: true,
  reloads: [applicationsOwn],
  says: 'Application changed',
  fails: 'Change failed',
};

/** What employers and applicants do about applications. */
export const HIRING_ACTIONS: Record<string, Action> = {
  'moves an application': {
    ...inList,
    before: async (user) => {
      await openMove();
      await choose(user, 'New status', 'Shortlisted');
    },
    press: 'Move',
    call: receivedApplicationsMove,
    mayHaveChanged: true,
    sends: { body: { ids: [8], status: 'shortlisted', message: null, mail: true } },
    answers: { changed: [{ id: 8, was: 'pending' }], skipped: [] },
    fails: 'Update failed',
    shows: 'Status updated. 1 application: Shortlisted',
  },
  'adds a template': {
    ...inList,
    before: async () => {
      await openMove();
      fireEvent.click(await screen.findByRole('button', { name: /templates/i }));
      await screen.findByText('Message templates');
      fireEvent.click(await screen.findByRole('button', { name: 'New template' }));
      fill('Name', 'Thanks');
      fill('Text', 'Dear {{firstName}}');
    },
    press: 'Save Template',
    call: messageTemplatesAdd,
    sends: { body: { name: 'Thanks', subject: '', body: 'Dear {{firstName}}' } },
    reloads: [messageTemplatesOwn],
    says: 'Template saved',
    fails: 'Failed to save the template',
    opens: 'Message templates',
  },
  'writes a note': {
    ...ofTeam,
    before: async () => {
      await screen.findByLabelText('New note', { selector: 'textarea' });
      fill('New note', 'Ask @Mei Tan.');
    },
    press: 'Add Note',
    call: applicationNotesWrite,
    sends: { path: { id: '8' }, body: { text: 'Ask @Mei Tan.', mentions: [8] } },
    says: 'Note added',
  },
  'changes a note': {
    ...ofTeam,
    before: async (user) => {
      const edit = await screen.findByRole('button', { name: 'Edit the note: Call her.' });
      await user.click(edit);
      fill('Your note', 'Called her.');
    },
    press: 'Save',
    call: applicationNotesEdit,
    sends: { path: { id: '8', noteId: '3' }, body: { text: 'Called her.', mentions: [] } },
    says: 'Note changed',
  },
  'deletes a note': {
    ...ofTeam,
    press: 'Delete the note: Call her.',
    call: applicationNotesRemove,
    sends: { path: { id: '8', noteId: '3' } },
    says: 'Note deleted',
  },
  'assigns an application': {
    ...ofTeam,
    before: () => screen.findByLabelText('Assigned to', { selector: '[role=combobox]' }),
    press: (user) => choose(user, 'Assigned to', 'Mei Tan'),
    call: assignmentsAssign,
    sends: { body: { ids: [8], assigneeId: 8, from: APPLICATION.assignee?.id ?? null } },
    answers: { changed: [{ id: 8, was: null }], skipped: [] },
    says: '1 application assigned',
  },
  'offers an interview': {
    ...ofApplication,
    before: async () => {
      await opened('Offer interview')();
      await screen.findByLabelText(/^Place/);
      fill(/^Place/, 'Front desk');
      await fillDay('Time 1', '2031-05-01T09:30');
    },
    press: 'Send offer',
    call: interviewsOffer,
    mayHaveChanged: true,
    sends: {
      path: { id: '8' },
      body: { slots: [new Date('2031-05-01T09:30').toISOString()], minutes: 30, place: 'Front desk' },
    },
    reloads: [interviewsOfApplication],
    says: 'Interview offered',
  },
  'writes to an applicant': {
    ...ofApplication,
    press: 'Message Applicant',
    call: conversationsStart,
    sends: { body: { participantId: APPLICATION.user.id, jobId: APPLICATION.job.id, title: 'Sample title' } },
    answers: { id: 77 },
    reloads: [],
    says: 'Conversation started',
    fails: 'Error',
    leads: '/messages?conversationId=77',
  },
  'asks a question about a job': {
    url: '/jobs/7',
    as: 'job_seeker',
    server: (api) =>
      void api
        .answer(jobsPublicOne, { ...sampleOf(jobsPublicOne), id: 7, employerId: 9, isOpen: true })
        .answer(applicationsOwn, [])
        .answer(messagesConfirm, sampleOf(messagesConfirm)),
    press: 'Ask a Question',
    call: conversationsStart,
    sends: { body: { participantId: 9, jobId: 7, title: 'Sample title' } },
    answers: { id: 77 },
    reloads: [],
    says: 'Conversation started',
    fails: 'Error',
    leads: '/messages?conversationId=77',
  },
  'says that a message needs no reply': {
    url: '/messages?conversationId=5&unanswered=true',
    as: 'employer',
    server: (api) =>
      void api
        .answer(messagesConfirm, sampleOf(messagesConfirm))
        .answer(conversationsOne, { ...sampleOf(conversationsOne), id: 5, settledMessageId: 3 })
        .answer(messagesThread, [messageFrom(99, 4), isDeleted(messageFrom(99, 5))]),
    press: 'No Reply Needed',
    call: messagesSettle,
    sends: { path: { id: '4' } },
    reloads: [conversationsOne, conversationsOwn],
    fails: 'Failed to save that no reply is needed',
  },
  'changes the letter': {
    ...ofOwn,
    before: async () => fill('Cover letter', 'Dear team '),
    press: 'Save letter',
    alsoOff: ['Send my current resume'],
    sends: { path: { id: '8' }, version: 4, body: { coverLetter: 'Dear team' } },
  },
  'sends the current resume': {
    ...ofOwn,
    press: 'Send my current resume',
    sends: { path: { id: '8' }, version: 4, body: { resume: 'current' } },
  },
};
