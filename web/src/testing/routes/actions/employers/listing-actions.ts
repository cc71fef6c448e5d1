import { fireEvent, screen } from '@testing-library/react';
import { changeListingsChange, jobListsOwn, proposedTextsSchedule } from '@/api/generated/calls/listings.gen';
import { jobsOne } from '@/api/generated/calls/jobs.gen';
import { firstOf, sampleOf, type StandInApi } from '@/testing/api/stand-in-api.ts';
import { PEOPLE } from '@/testing/app.tsx';
import { fill } from '@/testing/controls.ts';
import { confirmed, type Action } from '../action.ts';

const LISTINGS = [7, 8, 9].map((id) => ({ ...firstOf(jobListsOwn), id, title: `Porter ${id}`, version: id + 10 }));

const CHOSEN = [
  { id: 7, version: 17 },
  { id: 9, version: 19 },
];

const ofListings = {
  url: '/employer/listings',
  as: 'employer' as const,
  server: (api: StandInApi) => void api.answer(jobListsOwn, LISTINGS),
  before: async () => {
    for (const { id } of CHOSEN) fireEvent.click(await screen.findByRole('checkbox', { name: `Select Porter ${id}` }));
    await screen.findByRole('group', { name: 'Selection' });
  },
  call: changeListingsChange,
  answers: { changed: [{ id: 9, parts: [], awaitsApproval: false }], skipped: [] },
  reloads: [jobListsOwn],
  mayHaveChanged: true,
  fails: 'Failed to change the listings',
  found: [() => screen.getAllByRole('dialog').at(-1)?.querySelector('li')?.textContent, 'Porter 9'] as [
    () => unknown,
    unknown,
  ],
};

const JOB = { ...sampleOf(jobsOne), id: 7, version: 4, employerId: PEOPLE.employer.id };

/** What employers do with many listings at once, and with the time of publishing. */
export const LISTING_ACTIONS: Record<string, Action> = {
  'renews the selected listings': {
    ...ofListings,
    press: 'Renew',
    alsoOff: ['Change…', 'Duplicate', 'Post at Hotels…', 'Archive'],
    sends: { body: { listings: CHOSEN, action: 'renew' } },
  },
  'duplicates the selected listings': {
    ...ofListings,
    press: 'Duplicate',
    sends: { body: { listings: CHOSEN, action: 'duplicate' } },
  },
  'archives the selected listings': {
    ...ofListings,
    press: confirmed('Archive', 'Archive'),
    sends: { body: { listings: CHOSEN, action: 'archive' } },
  },
  'unarchives the selected listings': {
    ...ofListings,
    url: '/employer/dashboard?tab=archived',
    server: (api) =>
      void api.answer(
        jobListsOwn,
        LISTINGS.map((job) => ({ ...job, isArchived: true })),
      ),
    press: 'Unarchive',
    sends: { body: { listings: CHOSEN, action: 'unarchive' } },
  },
  'changes when a listing appears': {
    url: '/employer/job/7',
    as: 'employer',
    server: (api) => void api.answer(jobsOne, { ...JOB, isApproved: false, isPublic: false }),
    before: async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Change Time' }));
      await screen.findByLabelText('Publish at (optional)');
      fill('Publish at (optional)', '2030-05-01T09:30');
    },
    press: 'Save',
    call: proposedTextsSchedule,
    mayHaveChanged: true,
    sends: {
      path: { id: '7' },
      version: 4,
      body: { publishAt: new Date('2030-05-01T09:30').toISOString() },
    },
    reloads: [jobsOne],
    says: 'Time saved',
  },
};
