import type { CallBuilder } from '../../support/authorization/row.js';

const SECOND_ADMIN = { username: 'second', fullName: 'Ada Second', password: 'quiet harbor' };

/** Requests of the matrix rows about admin actions on users. */
export const ADMIN_CALLS: Readonly<Record<string, Readonly<Record<string, CallBuilder>>>> = {
  'PUT /api/users/{id}/suspension': {
    'the seeker': ({ people }) => ({ id: people.seeker.user.id, body: { suspended: true, reason: 'Asked for fees.' } }),
    'the only admin': ({ people }) => ({
      id: people.admin.user.id,
      body: { suspended: true, reason: 'Asked for fees.' },
    }),
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
