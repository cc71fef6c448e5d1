import { NoPremium } from '#jobs/domain/job-errors.js';
import { JobApproved, JobArchived, JobDecided, PremiumGranted, PremiumRefused } from '#jobs/domain/job-events.js';
import { aJob, anApprovedJob, POSTED_AT } from '../../support/mothers/job-mother.js';

const PAID_FIRST = { isPaidFirst: true };
const EXPLANATION = { reason: null, text: 'Premium is for hotels.' };

describe('premium that is paid first', () => {
  it('waits for the payment while the listing is published', () => {
    const job = aJob({ isPremium: true });
    job.approve(POSTED_AT, PAID_FIRST);
    expect(job).toMatchObject({ isApproved: true, details: { isPremium: false }, premiumRequested: true });
    const { version } = job;
    job.approve(POSTED_AT, PAID_FIRST);
    expect(job.version).toBe(version);
    expect(job.grantPremium(POSTED_AT)).toBe(true);
    expect(job).toMatchObject({ details: { isPremium: true }, premiumRequested: false, version: version + 1 });
  });

  it('is not requested for a listing without it', () => {
    const job = aJob();
    job.approve(POSTED_AT, PAID_FIRST);
    expect(job).toMatchObject({ details: { isPremium: false }, premiumRequested: false });
  });

  it('starts with the approval if it was paid before', () => {
    const job = aJob({ isPremium: true });
    expect(job.grantPremium(POSTED_AT)).toBe(true);
    job.approve(POSTED_AT, PAID_FIRST);
    expect(job).toMatchObject({ details: { isPremium: true }, premiumRequested: false });
    expect(job.pullEvents()).toEqual([new JobApproved(job.id), new JobDecided(job.id, 'approved', POSTED_AT)]);
  });

  it('returns without another payment after a new approval, or after it was given up', () => {
    const job = aJob({ isPremium: true });
    job.grantPremium(POSTED_AT);
    job.approve(POSTED_AT, PAID_FIRST);
    job.edit({ title: 'Night Receptionist' }, POSTED_AT);
    job.approve(POSTED_AT, PAID_FIRST);
    expect(job.details.isPremium).toBe(true);
    job.edit({ isPremium: false }, POSTED_AT);
    job.edit({ isPremium: true }, POSTED_AT);
    expect(job).toMatchObject({ details: { isPremium: true }, premiumRequested: false });
  });

  it('is not granted if it is no longer wanted', () => {
    const givenUp = aJob({ isPremium: true });
    givenUp.edit({ isPremium: false }, POSTED_AT);
    const archived = aJob({ isPremium: true });
    archived.archive('employer', POSTED_AT);
    for (const job of [givenUp, archived]) expect(job.grantPremium(POSTED_AT)).toBe(false);
  });

  it('has to be paid again if the listing was archived before it was ever published', () => {
    const job = aJob({ isPremium: true });
    job.grantPremium(POSTED_AT);
    job.archive('employer', POSTED_AT);
    expect(job.pullEvents()).toEqual([new JobArchived(job.id, false)]);
    expect(job.premiumGrantedAt).toBeNull();
  });

  it('stays paid if the listing was archived after publication', () => {
    const job = anApprovedJob({ isPremium: true });
    job.archive('employer', POSTED_AT);
    job.unarchive('employer');
    expect(job).toMatchObject({ details: { isPremium: true }, premiumGrantedAt: POSTED_AT });
  });
});

describe('an approval that grants premium', () => {
  it('publishes the event once, even if the listing is approved again', () => {
    const job = aJob({ isPremium: true });
    job.approve(POSTED_AT);
    expect(job.pullEvents()).toContainEqual(new PremiumGranted(job.id, POSTED_AT));
    job.edit({ title: 'Night Receptionist' }, POSTED_AT);
    job.approve(POSTED_AT);
    expect(job.pullEvents()).not.toContainEqual(new PremiumGranted(job.id, POSTED_AT));
  });
});

describe('refused premium', () => {
  it('is left out when the listing is published, with a reason', () => {
    const job = aJob({ isPremium: true });
    job.refusePremium(EXPLANATION, POSTED_AT);
    expect(job).toMatchObject({ isApproved: true, details: { isPremium: false }, premiumRefusedAt: POSTED_AT });
    expect(job.pullEvents()).toEqual([
      new JobApproved(job.id),
      new JobDecided(job.id, 'approved', POSTED_AT),
      new JobDecided(job.id, 'premium-refused', POSTED_AT, EXPLANATION),
      new PremiumRefused(job.id),
    ]);
  });

  it('is removed from a published listing, granted or requested', () => {
    const asking = anApprovedJob();
    asking.edit({ isPremium: true }, POSTED_AT);
    for (const job of [anApprovedJob({ isPremium: true }), asking]) {
      job.refusePremium(EXPLANATION, POSTED_AT);
      expect(job).toMatchObject({ isApproved: true, wantsPremium: false, premiumGrantedAt: null });
    }
  });

  it('can be requested again', () => {
    const job = aJob({ isPremium: true });
    job.refusePremium(EXPLANATION, POSTED_AT);
    job.edit({ title: 'Night Receptionist' }, POSTED_AT);
    expect(job.premiumRefusedAt).toEqual(POSTED_AT);
    job.edit({ isPremium: true }, POSTED_AT);
    expect(job).toMatchObject({ premiumRequested: true, premiumRefusedAt: null });
  });

  it('requires that premium is requested or granted', () => {
    const archived = aJob({ isPremium: true });
    archived.archive('employer', POSTED_AT);
    for (const job of [aJob(), archived]) expect(() => job.refusePremium(EXPLANATION, POSTED_AT)).toThrow(NoPremium);
  });
});
