import { jobStateAt, renewedDeadline } from '#jobs/domain/job-state.js';

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

it.each([
  ['ends in a week', '2026-06-23T00:00:00.000Z', '2026-07-22'],
  ['ended at noon without a deadline', '2026-06-15T12:00:00.000Z', '2026-07-15'],
  ['ended long ago', '2026-01-01T00:00:00.000Z', '2026-07-15'],
  ['ends in 60 days', '2026-08-15T00:00:00.000Z', '2026-09-13'],
  ['ends in 61 days', '2026-08-16T00:00:00.000Z', '2026-09-13'],
])('a listing that %s stays open for 30 more days, at most 90 from now', (_which, closesAt, deadline) => {
  expect(renewedDeadline(new Date(closesAt), NOW)).toBe(deadline);
});
