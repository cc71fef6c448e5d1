import { Application, type Submission } from '#applications/domain/application.js';

/** An unsaved application of job seeker 1 for job 1. */
export function anApplication(
  changes: Partial<Submission> & { readonly appliedAt?: Date; readonly isUndoable?: boolean } = {},
): Application {
  const { appliedAt = new Date('2026-06-15T12:00:00.000Z'), isUndoable = false, ...submission } = changes;
  return Application.submit(
    { id: 1, jobId: 1, jobSeekerId: 1, resume: 'resumes/maria.pdf', coverLetter: 'I love hotels.', ...submission },
    appliedAt,
    { isUndoable },
  );
}
