import { LARGEST_ID } from '../../../src/shared/adapters/http/api/id.pipe.js';
import type { Calling } from '../../support/authorization/row.js';

const conversation =
  (body?: unknown): Calling =>
  (world) => ({ id: world.conversation, body });
const unread: Calling = () => ({ told: (body: { unreadCount: number }) => body.unreadCount });

/** The requests of the rows about conversations and messages. */
export const MESSAGING_CALLS: Readonly<Record<string, Readonly<Record<string, Calling>>>> = {
  'GET /api/conversations/unread': { '': unread },
  'GET /api/conversations/{id}': { theirs: conversation() },
  'GET /api/conversations/{id}/messages': { theirs: conversation() },
  'POST /api/conversations/{id}/messages': { theirs: conversation({ content: 'Good morning!' }) },
  'POST /api/conversations/{id}/attachments': {
    theirs: ({ conversation: id, forms }) => ({ id, body: forms.attachment() }),
  },
  'GET /api/messages/{id}/attachments/{key}': {
    'from the employer to the seeker': ({ message, attachment }) => ({ id: [message, attachment] }),
    'of another message': ({ message, resumeLink }) => ({ id: [message, resumeLink.key] }),
  },
  'DELETE /api/messages/{id}': { 'from the employer to the seeker': ({ message }) => ({ id: message }) },
  'PUT /api/messages/{id}/status': {
    'from the employer to the seeker': ({ message }) => ({ id: message, body: { status: 'read' } }),
  },
  'POST /api/conversations': {
    'with oneself or the other one': ({ people, jobs }) => ({
      body: { participantId: people.seeker.user.id, jobId: jobs.open },
    }),
    'with an applicant': ({ people }) => ({ body: { participantId: people.seeker.user.id } }),
    'with someone who did not apply': ({ people }) => ({ body: { participantId: people.otherSeeker.user.id } }),
    'with an employer who is hiring': ({ people }) => ({ body: { participantId: people.employer.user.id } }),
    'with an employer who is not': ({ idleEmployer }) => ({ body: { participantId: idleEmployer.user.id } }),
    'with an admin': ({ people }) => ({ body: { participantId: people.admin.user.id } }),
    'with an account that is not there': () => ({ body: { participantId: LARGEST_ID } }),
    'about a pending listing': ({ people, jobs }) => ({
      body: { participantId: people.employer.user.id, jobId: jobs.pending },
    }),
    'about a listing of others': ({ people, otherJob }) => ({
      body: { participantId: people.employer.user.id, jobId: otherJob },
    }),
    'about an application of others': (world) => ({
      body: {
        participantId: world.people.employer.user.id,
        jobId: world.jobs.open,
        applicationId: world.application,
      },
    }),
  },
  'GET /api/events': { '': unread },
};
