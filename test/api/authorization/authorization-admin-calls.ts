import type { Calling } from '../../support/authorization/row.js';

/** The requests of the rows about what only admins do with users. */
export const ADMIN_CALLS: Readonly<Record<string, Readonly<Record<string, Calling>>>> = {
  'PUT /api/users/{id}/suspension': {
    'the seeker': ({ people }) => ({ id: people.seeker.user.id, body: { suspended: true, reason: 'Asked for fees.' } }),
    'the only admin': ({ people }) => ({
      id: people.admin.user.id,
      body: { suspended: true, reason: 'Asked for fees.' },
    }),
  },
  'GET /api/admin/users/{id}': { 'the seeker': ({ people }) => ({ id: people.seeker.user.id }) },
  'GET /api/admin/notes': {
    'about the employer': ({ people }) => ({
      query: `kind=company&id=${people.employer.user.id}`,
      told: (notes: unknown[]) => notes.length,
    }),
  },
  'POST /api/admin/notes': {
    'about the employer': ({ people }) => ({
      body: { kind: 'company', id: people.employer.user.id, text: 'Called them.' },
    }),
  },
  'DELETE /api/admin/notes/{id}': { "the admin's": ({ note }) => ({ id: note }) },
  'DELETE /api/users/{id}/sessions': { 'the seeker': ({ people }) => ({ id: people.seeker.user.id }) },
  'GET /api/admin/audit': { '': () => ({ told: (entries: unknown[]) => Math.min(entries.length, 1) }) },
};
