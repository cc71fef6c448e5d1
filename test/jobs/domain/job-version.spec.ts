import { Job } from '#jobs/domain/job.js';
import { Workplace } from '#jobs/domain/workplaces/workplace.js';
import { aJob, aJobForm, anApprovedJob, POSTED_AT } from '../../support/mothers/job-mother.js';

const TIME = new Date('2026-07-01T09:00:00.000Z');
/** A week before the end of a listing that was approved when posted. */
const NEAR_END = new Date('2026-07-10T12:00:00.000Z');
const SCAM = { reason: 'scam', text: 'It asks applicants for money.' } as const;
const NO_REASON = { reason: null, text: 'Premium is for hotels.' };

const scheduled = () => Job.post(1, 1, aJobForm(), POSTED_AT, TIME.toISOString());
const hotel = () => Workplace.open(7, 1, { name: 'Grand Inn', location: 'Faro' }, POSTED_AT);

/** A listing after some acts. */
const after =
  (start: () => Job, ...acts: readonly ((job: Job) => unknown)[]) =>
  (): Job => {
    const job = start();
    for (const act of acts) act(job);
    return job;
  };
const edit = (job: Job) => job.edit({ title: 'Night Porter' }, POSTED_AT);
const approve = (job: Job) => job.approve(POSTED_AT);
const archive = (job: Job) => job.archive('employer', POSTED_AT);
const takeDown = (job: Job) => job.takeDown(SCAM, POSTED_AT);
const reject = (job: Job) => job.reject(SCAM, POSTED_AT);

describe('a listing has another version after it', () => {
  it.each<[string, () => Job, (job: Job) => unknown]>([
    ['is edited', anApprovedJob, edit],
    ['loses a change', after(anApprovedJob, edit), (job) => job.discardChange()],
    ['is renewed', anApprovedJob, (job) => job.renew(NEAR_END)],
    ['gets a time to appear', aJob, (job) => job.schedule(TIME.toISOString(), POSTED_AT)],
    ['is approved', aJob, approve],
    ['is approved ahead of its time', scheduled, approve],
    ['appears', after(scheduled, approve), (job) => job.release(TIME)],
    ['is rejected', anApprovedJob, reject],
    ['is granted premium', () => aJob({ isPremium: true }), (job) => job.grantPremium(POSTED_AT)],
    ['is refused premium', () => aJob({ isPremium: true }), (job) => job.refusePremium(NO_REASON, POSTED_AT)],
    ['loses premium', () => anApprovedJob({ isPremium: true }), (job) => job.endPremium()],
    ['is archived', anApprovedJob, archive],
    ['is unarchived', after(anApprovedJob, archive), (job) => job.unarchive('employer')],
    ['is taken down', anApprovedJob, takeDown],
    ['is restored', after(anApprovedJob, takeDown), (job) => job.restore(POSTED_AT)],
    ['takes the name of its hotel', () => anApprovedJob({ workplaceId: 7 }), (job) => job.follow(hotel())],
  ])('%s', (_what, start, act) => {
    const job = start();
    const { version } = job;
    act(job);
    expect(job.version).toBe(version + 1);
  });
});

it('a renewed listing stays open for 30 more days from its end', () => {
  const job = anApprovedJob();
  job.renew(NEAR_END);
  expect(job).toMatchObject({ details: { deadline: '2026-08-14' }, approvedAt: POSTED_AT, postedAt: POSTED_AT });
});

it.each([
  ['at once', aJob, { isPublished: true }],
  ['ahead of its time', scheduled, { isPublished: false, clearedAt: POSTED_AT }],
])('a rejected listing that is approved after all, %s, is rejected no longer', (_when, start, expected) => {
  const job = after(start, reject, approve)();
  expect(job).toMatchObject({ ...expected, isRejected: false, rejectedAt: null });
});
