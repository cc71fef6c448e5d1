import { madeUpJobs, NOW, type MadeUpJob } from '../../support/job-search/made-up-jobs.js';
import type { MeasuredListing } from './measure.js';

const MINUTE = 60_000;

/** Everyday words in all descriptions, which must not distract searches. */
const COMMON =
  'You join an international team of people who enjoy their work. We offer three weeks of training, fair pay and meals. ' +
  'Please apply with your resume. ';

/** The listings as stored; the first has id 1 and is the oldest. */
export function measuredJobs(listings: readonly MeasuredListing[]): MadeUpJob[] {
  const [base] = madeUpJobs(1) as [MadeUpJob];
  return listings.map((listing, index) => {
    const postedAt = new Date(NOW.getTime() - (listings.length - index) * MINUTE);
    const state = {
      isApproved: true,
      isArchived: false,
      closesAt: new Date(NOW.getTime() + MINUTE),
      postedAt,
      places: null,
    };
    const { description } = listing;
    return { ...base, ...listing, ...state, id: index + 1, description: `${description} ${COMMON}` };
  });
}
