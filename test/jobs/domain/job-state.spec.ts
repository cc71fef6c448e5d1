import { jobStateAt } from '#jobs/domain/job-state.js';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const LATER = new Date('2026-06-15T12:00:00.001Z');

it.each([
  [{ isApproved: false, isArchived: false, closesAt: null }, 'pending'],
  [{ isApproved: false, isArchived: false, closesAt: NOW }, 'pending'],
  [{ isApproved: false, isRejected: true, isArchived: false, closesAt: NOW }, 'rejected'],
  [{ isApproved: false, isRejected: true, isArchived: true, closesAt: NOW }, 'archived'],
  [{ isApproved: true, isArchived: false, closesAt: LATER }, 'active'],
  [{ isApproved: true, isProposal: true, isArchived: false, closesAt: LATER }, 'pending'],
  [{ isApproved: true, isProposal: true, isRejected: true, isArchived: false, closesAt: LATER }, 'rejected'],
  [{ isApproved: true, isArchived: false, closesAt: NOW }, 'closed'],
  [{ isApproved: true, isArchived: false, isHidden: true, closesAt: LATER }, 'closed'],
  [{ isApproved: true, isArchived: true, closesAt: LATER }, 'archived'],
  [{ isApproved: false, isArchived: true, closesAt: null }, 'archived'],
] as const)('%j is %s', (job, state) => {
  expect(jobStateAt({ isRejected: false, isProposal: false, isHidden: false, ...job }, NOW)).toBe(state);
});
