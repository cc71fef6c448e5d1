import { NoPayRange } from '#jobs/domain/job-errors.js';
import { changedParts, checkChange, formOf, type ListingChange } from '#jobs/domain/listing-change.js';
import { latestDetails } from '#jobs/domain/listing-texts.js';
import { anApprovedJob } from '../../support/mothers/job-mother.js';

const LATER = new Date('2026-06-20T12:00:00.000Z');
const QUESTION = { question: 'Do you have a permit?', kind: 'yes_no' };

describe('a change of many listings', () => {
  const after = (change: ListingChange, job = anApprovedJob()) => {
    const before = latestDetails(job);
    job.edit(formOf(change, before), LATER, { isTrusted: true, together: 9 });
    return { job, details: latestDetails(job), parts: changedParts(before, latestDetails(job)) };
  };

  it('replaces pay, also in words', () => {
    const pay = { minSalary: 2_100, maxSalary: 2_500, payPeriod: 'month', currency: 'EUR', payBasis: 'gross' };
    const { details, parts } = after({ pay });
    expect(details).toMatchObject({
      salary: 'EUR 2100 - 2500 per month gross',
      salaryRange: { min: 2_100, max: 2_500, period: 'month', currency: 'EUR', basis: 'gross' },
    });
    expect(parts).toEqual(['pay']);
  });

  it.each([
    [{ minSalary: 28_000, maxSalary: 32_001 }, 2.5, [28_700, 32_801]],
    [{ minSalary: 12.5, maxSalary: null, payPeriod: 'hour' }, 3, [12.88, null]],
    [{ minSalary: null, maxSalary: 1_999, payPeriod: 'month' }, 0.1, [null, 2_001]],
  ])('raises %j by %d percent', (pay, raise, range) => {
    const { min, max } = after({ raise }, anApprovedJob(pay)).details.salaryRange;
    expect([min, max]).toEqual(range);
  });

  it('cannot raise pay without amounts', () => {
    const job = anApprovedJob({ minSalary: null, maxSalary: null });
    expect(() => formOf({ raise: 3 }, job.details)).toThrow(NoPayRange);
  });

  it('changes dates and housing, and keeps all other facts', () => {
    const job = anApprovedJob({
      facts: { meals: true, startsOn: '2026-07-01', housing: 'paid', housingCost: 300, pets: true },
    });
    const { details, parts } = after({ endsOn: '2026-09-30', housing: { housing: 'free' } }, job);
    expect(details.facts).toEqual({ meals: true, startsOn: '2026-07-01', endsOn: '2026-09-30', housing: 'free' });
    expect(parts).toEqual(['dates', 'housing']);
    expect(after({ startsOn: '2026-07-02' }, anApprovedJob()).parts).toEqual(['dates']);
    expect(after({ startsOn: null }, job).details.facts).toEqual({
      meals: true,
      endsOn: '2026-09-30',
      housing: 'free',
    });
  });

  it('sets and removes the deadline, and replaces the questions', () => {
    const { details, parts, job } = after({ deadline: '2026-08-31', questions: [QUESTION] });
    expect(details).toMatchObject({ deadline: '2026-08-31', questions: [{ question: QUESTION.question }] });
    expect(parts).toEqual(['deadline', 'questions']);
    expect(after({ deadline: null, questions: [] }, job).details).toMatchObject({ deadline: null, questions: [] });
  });

  it.each<ListingChange>([
    { pay: { minSalary: 1 } },
    { raise: 0.1 },
    { raise: 100 },
    { startsOn: '2026-07-01' },
    { endsOn: '2026-09-30' },
    { deadline: '2026-08-31' },
    { startsOn: null },
    { endsOn: null },
    { deadline: null },
    { housing: {} },
    { questions: [] },
  ])('may be of %j alone', (change) => expect(checkChange(change)).toBe(change));

  it.each<[ListingChange, string]>([
    [{}, 'Choose what to change'],
    [{ raise: 3, pay: { minSalary: 1 } }, 'Set the pay or raise it, not both'],
    [{ raise: 100.1 }, 'A raise must be from 0.1 to 100 percent'],
    [{ raise: 0 }, 'A raise must be from 0.1 to 100 percent'],
    [{ pay: { minSalary: 9, maxSalary: 1 } }, 'Minimum salary must not be above the maximum salary'],
    [{ startsOn: '2026-09-01', endsOn: '2026-08-01' }, 'The season must not end before it begins'],
    [{ questions: [{ question: 'Why?', kind: 'one_of' }] }, 'A question offers 2 to 20 answers'],
    [{ raise: Number.NaN }, 'A raise must be from 0.1 to 100 percent'],
  ])('is refused for %j', (change, message) => expect(() => checkChange(change)).toThrow(message));
});

describe('what listings that were changed together share', () => {
  const together = (number: number | undefined, form: object = { questions: [QUESTION] }, job = anApprovedJob()) => {
    job.edit(form, LATER, { together: number });
    return job;
  };

  it('is kept until an admin decides, the employer discards the change, or changes the listing alone', () => {
    expect(together(9).changedTogether).toBe(9);
    const [approved, rejected, discarded, alone] = [together(9), together(9), together(9), together(9)];
    approved.approve(LATER);
    rejected.reject({ reason: 'incomplete', text: 'What are the hours?' }, LATER);
    discarded.discardChange();
    together(undefined, { title: 'Night Porter' }, alone);
    expect([approved, rejected, discarded, alone].map((job) => job.changedTogether)).toEqual([null, null, null, null]);
  });

  it('is that of the last change of many', () => {
    expect(together(10, { benefits: 'A room' }, together(9)).changedTogether).toBe(10);
  });

  it('does not cover what waits already, or what nobody has to approve', () => {
    expect(together(9, { questions: [QUESTION] }, together(undefined, { title: 'Porter' })).changedTogether).toBeNull();
    expect(together(9, { deadline: '2026-08-31' }).changedTogether).toBeNull();
  });

  it('covers what a verified employer published at once', () => {
    const job = anApprovedJob();
    job.edit({ facts: { housing: 'free' } }, LATER, { isTrusted: true, together: 9 });
    expect(job).toMatchObject({ changedTogether: 9, proposedText: null, checkedText: {} });
  });
});
