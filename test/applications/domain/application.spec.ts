import {
  AlreadyApplied,
  AlreadyDecided,
  AlreadySeen,
  ApplicationWithdrawn,
} from '#applications/domain/application-errors.js';
import {
  ApplicationAssigned,
  ApplicationProgressed,
  ApplicationStatusChanged,
  ApplicationSubmitted,
} from '#applications/domain/application-events.js';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#applications/domain/application-status.js';
import { anApplication } from '../../support/mothers/application-mother.js';
import { fieldErrorsOf } from '../../support/field-errors.js';
import type { Application } from '#applications/domain/application.js';

const NOW = new Date('2026-06-16T08:00:00.000Z');

const steps = (application: Application) =>
  application.pullEvents().flatMap((event) => (event instanceof ApplicationProgressed ? [event.step] : []));

describe('an application', () => {
  it('starts as pending, assigned to nobody', () => {
    expect(anApplication()).toMatchObject({
      status: 'pending',
      assigneeId: null,
      answers: [],
      resume: 'resumes/maria.pdf',
      keepsInMind: false,
      appliedAt: new Date('2026-06-15T12:00:00.000Z'),
    });
    expect(anApplication({ keepsInMind: true }).keepsInMind).toBe(true);
  });

  it('stores the cover letter as entered', () => {
    for (const coverLetter of ['', ' Dear all,\n\nI … ', null, 'x'.repeat(5000)]) {
      expect(anApplication({ coverLetter }).coverLetter).toBe(coverLetter);
    }
  });

  it('limits the cover letter', () => {
    expect(fieldErrorsOf(() => anApplication({ coverLetter: 'x'.repeat(5001) }))).toEqual([
      'coverLetter: Cover letter must be at most 5000 characters',
    ]);
  });

  it('records its submission', () => {
    const application = anApplication({ id: 9, jobId: 3, jobSeekerId: 4 });
    expect(application.pullEvents()).toEqual([
      new ApplicationSubmitted(9, 3, 4, new Date('2026-06-15T12:00:00.000Z')),
      new ApplicationProgressed(9, 3, 4, 'submitted', null, new Date('2026-06-15T12:00:00.000Z')),
    ]);
  });

  it('reaches the employer with its release if it can be undone', () => {
    const application = anApplication({ id: 9, jobId: 3, jobSeekerId: 4, isUndoable: true });
    expect(application.pullEvents()).toEqual([expect.any(ApplicationProgressed)]);
    application.release();
    application.release();
    expect(application.pullEvents()).toEqual([new ApplicationSubmitted(9, 3, 4, new Date('2026-06-15T12:00:00.000Z'))]);
  });

  it('changes from any status to any other and records it', () => {
    for (const from of APPLICATION_STATUSES) {
      for (const to of APPLICATION_STATUSES.filter((status) => status !== from)) {
        const application = anApplication({ id: 9 });
        application.changeStatus(from, NOW);
        application.pullEvents();
        application.changeStatus(to, NOW);
        expect(application.status).toBe(to);
        expect(application.pullEvents().filter(({ step }: Partial<ApplicationProgressed>) => step !== 'seen')).toEqual([
          new ApplicationStatusChanged(9, 1, 1, to, to !== 'reviewed'),
          new ApplicationProgressed(9, 1, 1, 'status', to, NOW),
        ]);
      }
    }
  });

  it('is mailed unless it was only reviewed, or as the employer says', () => {
    const isMailed = (...change: [status: ApplicationStatus, notice?: Parameters<Application['changeStatus']>[2]]) => {
      const application = anApplication({ id: 9 });
      const [status, notice] = change;
      application.changeStatus(status, NOW, notice);
      const events = application.pullEvents();
      return events.find((event) => event instanceof ApplicationStatusChanged)?.isMailed;
    };
    const message = { subject: null, body: 'Thank you.' };
    expect([isMailed('reviewed'), isMailed('reviewed', { message })]).toEqual([false, true]);
    expect([isMailed('reviewed', { isMailed: true }), isMailed('rejected', { isMailed: false })]).toEqual([
      true,
      false,
    ]);
    expect([isMailed('rejected'), isMailed('offered', { message })]).toEqual([true, true]);
  });

  it('records nothing when the status stays the same', () => {
    const application = anApplication();
    application.pullEvents();
    application.changeStatus('pending', NOW);
    expect(application.pullEvents()).toEqual([]);
  });

  it('is assigned to a member, or to nobody, without a new version', () => {
    const application = anApplication();
    application.pullEvents();
    application.assign(7, NOW);
    application.assign(7, NOW);
    application.assign(null, NOW);
    expect(application.pullEvents()).toEqual([
      new ApplicationAssigned(1, 1, 7, NOW),
      new ApplicationAssigned(1, 1, null, NOW),
    ]);
    expect(application).toMatchObject({ assigneeId: null, version: 1 });
    application.withdraw(NOW);
    expect(() => application.assign(7, NOW)).toThrow(ApplicationWithdrawn);
  });

  it('can be changed by the applicant until the employer has seen it', () => {
    const application = anApplication();
    application.amend({ coverLetter: 'I love ships.' }, NOW);
    application.amend({ coverLetter: 'I love ships.' }, NOW);
    expect(application).toMatchObject({ coverLetter: 'I love ships.', resume: 'resumes/maria.pdf', version: 2 });
    expect(fieldErrorsOf(() => application.amend({ coverLetter: 'x'.repeat(5001) }, NOW))).toHaveLength(1);
    const renewed = anApplication({ resume: 'resumes/old.pdf', coverLetter: 'I love ships.' });
    renewed.amend({ resume: 'resumes/new.pdf' }, NOW);
    expect(renewed).toMatchObject({ resume: 'resumes/new.pdf', coverLetter: 'I love ships.', version: 2 });
    application.markSeen(NOW);
    application.markSeen(new Date());
    expect(application.seenAt).toEqual(NOW);
    expect(() => application.amend({ resume: null }, NOW)).toThrow(AlreadySeen);
    expect(steps(application)).toEqual(['submitted', 'amended', 'seen']);
  });

  it('cannot be changed once the employer has moved it, even back to pending', () => {
    const application = anApplication();
    application.changeStatus('reviewed', NOW);
    application.changeStatus('pending', NOW);
    expect(() => application.amend({ coverLetter: null }, NOW)).toThrow(AlreadySeen);
    expect(steps(application)).toEqual(['submitted', 'seen', 'status', 'status']);
  });

  it('can be withdrawn until the employer decides', () => {
    for (const status of ['pending', 'reviewed', 'shortlisted', 'interviewed'] as const) {
      const application = anApplication();
      application.changeStatus(status, NOW);
      application.withdraw(NOW);
      application.withdraw(new Date());
      expect(application).toMatchObject({ status, withdrawnAt: NOW });
      expect(steps(application).filter((step) => step === 'withdrawn')).toHaveLength(1);
    }
    for (const status of ['offered', 'rejected'] as const) {
      const application = anApplication();
      application.changeStatus(status, NOW);
      expect(() => application.withdraw(NOW)).toThrow(AlreadyDecided);
    }
  });

  it('cannot be changed once withdrawn', () => {
    const application = anApplication();
    application.withdraw(NOW);
    expect(() => application.changeStatus('offered', NOW)).toThrow(ApplicationWithdrawn);
    expect(() => application.amend({ coverLetter: null }, NOW)).toThrow(ApplicationWithdrawn);
    application.markSeen(NOW);
    expect(application.seenAt).toBeNull();
  });

  it('starts over when the applicant reapplies after withdrawing', () => {
    const application = anApplication({ id: 9, jobId: 3, jobSeekerId: 4 });
    const answers = [{ question: 'Which shift?', answer: 'At night' }];
    const again = { resume: 'resumes/new.pdf', coverLetter: 'Here I am again.', answers, keepsInMind: true };
    expect(() => application.reopen(again, NOW)).toThrow(AlreadyApplied);
    application.changeStatus('shortlisted', NOW);
    application.withdraw(NOW);
    application.pullEvents();
    application.reopen(again, NOW);
    expect(application).toMatchObject({
      ...again,
      status: 'pending',
      appliedAt: NOW,
      seenAt: null,
      withdrawnAt: null,
      version: 4,
    });
    expect(application.pullEvents()).toEqual([
      new ApplicationSubmitted(9, 3, application.jobSeekerId, NOW, true),
      new ApplicationProgressed(9, 3, application.jobSeekerId, 'reopened', null, NOW),
    ]);
    application.withdraw(NOW);
    expect(() => application.reopen({ resume: null, coverLetter: 'x'.repeat(5001) }, NOW)).toThrow('Cover letter');
    application.reopen({ resume: null, coverLetter: null }, NOW);
    expect(application).toMatchObject({ resume: null, coverLetter: null, answers: [], keepsInMind: false });
  });

  it('has another version after a change of its status', () => {
    const application = anApplication();
    expect(application.version).toBe(1);
    application.changeStatus('offered', NOW);
    expect(application.version).toBe(2);
  });
});
