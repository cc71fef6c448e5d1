import { LARGEST_ID } from '#platform/http/api/validation/id.pipe.js';
import type { CallBuilder } from '../../../support/authorization/row.js';

const conversation =
  (body?: unknown): CallBuilder =>
  (world) => ({ id: world.conversation, body });
const unread: CallBuilder = () => ({ count: (body: { unreadCount: number }) => body.unreadCount });

/** Requests of the matrix rows about conversations and messages. */
export const MESSAGING_CALLS: Readonly<Record<string, Readonly<Record<string, CallBuilder>>>> = {
  'GET /api/conversations/unread': { '': unread },
  'GET /api/conversations/{id}': { 'of seeker and employer': conversation() },
  'GET /api/conversations/{id}/messages': { 'of seeker and employer': conversation() },
  'POST /api/conversations/{id}/messages': { 'of seeker and employer': conversation({ content: 'Good morning!' }) },
  'POST /api/conversations/{id}/attachments': {
    'of seeker and employer': ({ conversation: id, forms }) => ({ id, body: forms.attachment() }),
  },
  'GET /api/messages/{id}/attachments/{key}': {
    'from the employer to the seeker': ({ message, attachment }) => ({ id: [message, attachment] }),
    'of another message': ({ message, resumeLink }) => ({ id: [message, resumeLink.key] }),
  },
  'DELETE /api/messages/{id}': { 'from the employer to the seeker': ({ message }) => ({ id: message }) },
  'PUT /api/messages/{id}/settled': { 'from the employer to the seeker': ({ message }) => ({ id: message }) },
  'PUT /api/messages/{id}/status': {
    'from the employer to the seeker': ({ message }) => ({ id: message, body: { status: 'read' } }),
  },
  'POST /api/conversations': {
    'with the seeker, about a listing': ({ people, jobs }) => ({
      body: { participantId: people.seeker.user.id, jobId: jobs.open },
    }),
    'with an applicant': ({ people }) => ({ body: { participantId: people.seeker.user.id } }),
    'with someone who did not apply': ({ people }) => ({ body: { participantId: people.otherSeeker.user.id } }),
    'with an employer who is hiring': ({ people }) => ({ body: { participantId: people.employer.user.id } }),
    'with an employer who is not hiring': ({ idleEmployer }) => ({ body: { participantId: idleEmployer.user.id } }),
    'with an admin': ({ people }) => ({ body: { participantId: people.admin.user.id } }),
    'with a missing account': () => ({ body: { participantId: LARGEST_ID } }),
    'about a pending listing': ({ people, jobs }) => ({
      body: { participantId: people.employer.user.id, jobId: jobs.pending },
    }),
    "about another employer's listing": ({ people, otherJob }) => ({
      body: { participantId: people.employer.user.id, jobId: otherJob },
    }),
    "about the seeker's application": (world) => ({
      body: {
        participantId: world.people.employer.user.id,
        jobId: world.jobs.open,
        applicationId: world.application,
      },
    }),
  },
  'GET /api/events': { '': unread },
  'PUT /api/account/push': {
    'without keys of the site': () => ({
      body: { endpoint: 'https://push.example.com/1', p256dh: 'key', auth: 'key' },
    }),
  },
};
