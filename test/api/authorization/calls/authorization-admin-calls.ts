import type { CallBuilder } from '../../../support/authorization/row.js';

const SECOND_ADMIN = { username: 'second', fullName: 'Ada Second', password: 'quiet harbor' };

const OBJECTION = 'I never asked for a fee.';

const requested = (password: string) => ({ reason: 'Asked for it by letter.', password });

/** Requests to export or delete an account. */
const LEAVING: Readonly<Record<string, CallBuilder>> = {
  'the seeker, with the own password': ({ people }) => ({
    id: people.seeker.user.id,
    body: requested('correct horse'),
  }),
  'the seeker, with a wrong password': ({ people }) => ({ id: people.seeker.user.id, body: requested('guessed') }),
  'the only admin': ({ people }) => ({ id: people.admin.user.id, body: requested('correct horse') }),
};

/** Requests of the matrix rows about admin actions on users. */
export const ADMIN_CALLS: Readonly<Record<string, Readonly<Record<string, CallBuilder>>>> = {
  'PUT /api/users/{id}/suspension': {
    'the seeker': ({ people }) => ({ id: people.seeker.user.id, body: { suspended: true, reason: 'Asked for fees.' } }),
    'the only admin': ({ people }) => ({
      id: people.admin.user.id,
      body: { suspended: true, reason: 'Asked for fees.' },
    }),
  },
  'POST /api/users/{id}/export': LEAVING,
  'DELETE /api/users/{id}': LEAVING,
  'POST /api/objections': {
    'with the link of the suspended user': ({ objection: { token } }) => ({ body: { token, text: OBJECTION } }),
    'with a guessed link': () => ({ body: { token: 'a guess', text: OBJECTION } }),
  },
  'GET /api/admin/objections': { '': () => ({ count: (objections: unknown[]) => objections.length }) },
  'PUT /api/admin/objections/{id}/reject': {
    'of the other seeker': ({ objection: { id } }) => ({ id, body: { reason: 'The fees are on the screenshots.' } }),
  },
  'GET /api/admin/invitations': { '': () => ({ count: (invitations: unknown[]) => invitations.length }) },
  'POST /api/admin/invitations': {
    'without a mail server': () => ({ body: { email: 'second@wayfare.test', password: 'correct horse' } }),
  },
  'DELETE /api/admin/invitations/{id}': { "the admin's": ({ invitation }) => ({ id: invitation.id }) },
  'POST /api/admin-invitation': {
    'with a valid link': ({ invitation }) => ({ body: { token: invitation.token, ...SECOND_ADMIN } }),
    'with a guessed link': () => ({ body: { token: 'a guess', ...SECOND_ADMIN } }),
  },
  'GET /api/admin/users/{id}': { 'the seeker': ({ people }) => ({ id: people.seeker.user.id }) },
  'GET /api/admin/notes': {
    'about the employer': ({ people }) => ({
      query: `kind=company&id=${people.employer.user.id}`,
      count: (notes: unknown[]) => notes.length,
    }),
  },
  'POST /api/admin/notes': {
    'about the employer': ({ people }) => ({
      body: { kind: 'company', id: people.employer.user.id, text: 'Called them.' },
    }),
  },
  'DELETE /api/admin/notes/{id}': { "the admin's": ({ note }) => ({ id: note }) },
  'DELETE /api/users/{id}/sessions': { 'the seeker': ({ people }) => ({ id: people.seeker.user.id }) },
  'GET /api/admin/audit': { '': () => ({ count: (entries: unknown[]) => Math.min(entries.length, 1) }) },
};
