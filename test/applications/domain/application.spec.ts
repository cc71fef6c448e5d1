import { ApplicationStatusChanged, ApplicationSubmitted } from '../../../src/applications/domain/application-events.js';
import { APPLICATION_STATUSES } from '../../../src/applications/domain/application-status.js';
import { anApplication } from '../../support/mothers/application-mother.js';
import { complaintsOf } from '../../support/complaints.js';

describe('an application', () => {
  it('starts as pending, without notes', () => {
    expect(anApplication()).toMatchObject({
      status: 'pending',
      notes: null,
      answers: [],
      resume: 'resumes/maria.pdf',
      appliedAt: new Date('2026-06-15T12:00:00.000Z'),
    });
  });

  it('stores the cover letter as entered', () => {
    for (const coverLetter of ['', ' Dear all,\n\nI … ', null, 'x'.repeat(5000)]) {
      expect(anApplication({ coverLetter }).coverLetter).toBe(coverLetter);
    }
  });

  it('limits the cover letter', () => {
    expect(complaintsOf(() => anApplication({ coverLetter: 'x'.repeat(5001) }))).toEqual([
      'coverLetter: Cover letter must be at most 5000 characters',
    ]);
  });

  it('records its submission', () => {
    const application = anApplication({ id: 9, jobId: 3, jobSeekerId: 4 });
    expect(application.pullEvents()).toEqual([new ApplicationSubmitted(9, 3, 4)]);
  });

  it('changes from any status to any other and records it', () => {
    for (const from of APPLICATION_STATUSES) {
      for (const to of APPLICATION_STATUSES.filter((status) => status !== from)) {
        const application = anApplication({ id: 9 });
        application.changeStatus(from);
        application.pullEvents();
        application.changeStatus(to);
        expect(application.status).toBe(to);
        expect(application.pullEvents()).toEqual([new ApplicationStatusChanged(9, 1, 1, to)]);
      }
    }
  });

  it('records nothing when the status stays the same', () => {
    const application = anApplication();
    application.pullEvents();
    application.changeStatus('pending');
    expect(application.pullEvents()).toEqual([]);
  });

  it('stores limited notes and removes empty ones', () => {
    const application = anApplication();
    application.takeNotes(' Call her on Monday. ');
    expect(application.notes).toBe('Call her on Monday.');
    expect(complaintsOf(() => application.takeNotes('x'.repeat(5001)))).toEqual([
      'notes: Notes must be at most 5000 characters',
    ]);
    expect(application.notes).toBe('Call her on Monday.');
    application.takeNotes('');
    expect(application.notes).toBeNull();
  });
});
