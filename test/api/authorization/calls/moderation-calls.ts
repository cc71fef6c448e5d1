import type { CallBuilder } from '../../../support/authorization/row.js';
import type { World } from '../../../support/authorization/world.js';

const job =
  (which: keyof World['jobs'], body?: unknown): CallBuilder =>
  ({ jobs }) => ({ id: jobs[which], body });

/** Requests of the matrix rows about decisions, reports and verified employers. */
export const MODERATION_CALLS: Readonly<Record<string, Readonly<Record<string, CallBuilder>>>> = {
  'PUT /api/jobs/{id}/reject': { 'a pending listing': job('pending', { reason: 'fees', text: 'No fees, please.' }) },
  'PUT /api/jobs/{id}/refuse-premium': { 'a pending listing': job('pending', { text: 'Not this one, please.' }) },
  'GET /api/jobs/{id}/decisions': { 'an open listing': job('open') },
  'POST /api/jobs/{id}/reports': {
    'an open listing': job('open', { reason: 'scam' }),
    'a pending listing': job('pending', { reason: 'scam' }),
  },
  'PUT /api/admin/reports/{jobId}': { 'a listing that the seeker reported': job('closed', { outcome: 'dismissed' }) },
  'PUT /api/admin/pending-jobs/approve': {
    'a pending listing, approved before': ({ jobs }) => ({
      body: { listings: [{ id: jobs.pending, version: 1 }] },
      count: ({ approved }: { approved: number[] }) => approved.length,
    }),
  },
  'GET /api/admin/pending-jobs/hints': { '': () => ({ count: (listings: unknown[]) => listings.length }) },
  'PUT /api/admin/listings/restrict': {
    'a pending listing': ({ jobs }) => ({
      body: {
        listings: [{ id: jobs.pending, version: 1 }],
        outcome: 'rejected',
        reason: 'fees',
        text: 'No fees, please.',
      },
      count: ({ restricted }: { restricted: number[] }) => restricted.length,
    }),
  },
  'PUT /api/admin/companies/{employerId}/shut-down': {
    'an idle employer': ({ idleEmployer }) => ({
      id: idleEmployer.user.id,
      body: { reason: 'scam', text: 'You ask applicants for fees.' },
    }),
  },
  'PUT /api/admin/companies/{employerId}/verify': {
    "the other employer's": ({ people }) => ({
      id: people.otherEmployer.user.id,
      body: { note: 'Called the hotel.' },
    }),
  },
  'PUT /api/admin/companies/{employerId}/withdraw-verification': {
    "the employer's": ({ people }) => ({ id: people.employer.user.id, body: { reason: 'The domain was sold.' } }),
  },
  'POST /api/profile/employer/verification': { 'without a mail server': () => ({ body: { localPart: 'info' } }) },
  'POST /api/profile/employer/verification/confirm': {
    "with the other employer's link": ({ tokens }) => ({ body: { token: tokens.company } }),
  },
  'GET /api/admin/jobs/{id}/review': { 'a pending listing': job('pending') },
};
