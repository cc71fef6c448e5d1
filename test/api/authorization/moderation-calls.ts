import type { Calling } from '../../support/authorization/row.js';
import type { World } from '../../support/authorization/world.js';

const job =
  (which: keyof World['jobs'], body?: unknown): Calling =>
  ({ jobs }) => ({ id: jobs[which], body });

/** The requests of the rows about decisions and reports. */
export const MODERATION_CALLS: Readonly<Record<string, Readonly<Record<string, Calling>>>> = {
  'PUT /api/jobs/{id}/reject': { 'a pending listing': job('pending', { reason: 'fees', text: 'No fees, please.' }) },
  'PUT /api/jobs/{id}/refuse-premium': { 'a pending listing': job('pending', { text: 'Not this one, please.' }) },
  'GET /api/jobs/{id}/decisions': { 'an open listing': job('open') },
  'POST /api/jobs/{id}/reports': {
    'an open listing': job('open', { reason: 'scam' }),
    'a pending listing': job('pending', { reason: 'scam' }),
  },
  'PUT /api/admin/reports/{jobId}': { 'a listing that the seeker reported': job('closed', { outcome: 'dismissed' }) },
  'GET /api/admin/jobs/{id}/review': { 'a pending listing': job('pending') },
};
