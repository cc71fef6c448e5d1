import { Link } from '@tanstack/react-router';
import { useId, type FormEvent, type ReactNode } from 'react';
import { Button, ButtonLink } from '@/public/controls/button.tsx';
import type { JobApplication } from '@/features/applications/own/use-job-application.ts';
import { AppliedMark } from './applied-mark.tsx';
import styles from './job-application.module.css';

const LONGEST_LETTER = 5_000;

interface JobApplicationProps {
  application: JobApplication;
  /** Connects the button of the bar with the form of the card. */
  formId: string;
}

interface ApplyCardProps extends JobApplicationProps {
  /** The way to write to the employer, for job seekers. */
  contact: ReactNode;
}

/** The call to apply beside a listing, with room for a cover letter. */
export function ApplyCard({ application, formId, contact }: ApplyCardProps) {
  const title = useId();
  // A session that ended while typing leaves the letter.
  const hasLetter = application.state === 'ready' || (application.state === 'signIn' && application.coverLetter !== '');
  const send = (event: FormEvent) => {
    // Until it is known who looks, the form does what it does without scripts: it leads to signing in, and back.
    if (application.apply()) event.preventDefault();
  };
  return (
    <section className={styles.card} aria-labelledby={title}>
      <h2 id={title}>{HEADINGS[application.state]}</h2>
      <p>{explanation(application)}</p>
      <form id={formId} className={styles.form} action="/auth" onSubmit={send}>
        <input type="hidden" name="returnTo" value={application.page} />
        {hasLetter ? (
          <details className={styles.letter} open={application.isLetterRestored}>
            <summary>Add a cover letter</summary>
            <textarea
              aria-label="Cover letter (optional)"
              rows={6}
              maxLength={LONGEST_LETTER}
              value={application.coverLetter}
              onChange={(event) => application.setCoverLetter(event.target.value)}
            />
          </details>
        ) : null}
        <div className={styles.inCard}>
          <ApplyAction application={application} formId={formId} />
        </div>
        {application.state === 'ready' && !application.asksQuestions ? (
          <Link to="/job-seeker/apply/$id" params={paramsOf(application)}>
            Review what is sent
          </Link>
        ) : null}
      </form>
      {application.state === 'applied' || application.state === 'ready' ? contact : null}
    </section>
  );
}

/** The same call on small screens, always in reach. */
export function ApplyBar({ application, formId }: JobApplicationProps) {
  // There the card comes after the whole text.
  if (application.state === 'closed') return <p className={`${styles.bar} ${styles.over}`}>{HEADINGS.closed}</p>;
  return (
    <div className={styles.bar}>
      <ApplyAction application={application} formId={formId} />
    </div>
  );
}

const HEADINGS: Record<JobApplication['state'], string> = {
  closed: 'Applications closed',
  applied: 'You have applied',
  ready: 'Ready to apply?',
  signIn: 'Interested in this job?',
};

function explanation({ state, isOpen, isOver, asksQuestions }: JobApplication): string {
  switch (state) {
    case 'closed':
      return isOver ? 'This job is no longer accepting applications.' : 'This job is not open for applications.';
    case 'applied':
      return `Your application is with the employer. You can follow it in your dashboard.${isOpen ? '' : ' This job no longer takes new applications.'}`;
    case 'ready':
      return asksQuestions
        ? 'Your profile and resume go along. The employer has a few questions.'
        : 'Your profile and resume go along with your application.';
    case 'signIn':
      return 'Sign in as a job seeker to apply, then you are back here.';
  }
}

function ApplyAction({ application, formId }: JobApplicationProps) {
  if (application.state === 'closed') return null;
  if (application.state === 'applied') return <AppliedMark />;
  const isReady = application.state === 'ready';
  if (isReady && application.asksQuestions) {
    return (
      <ButtonLink look="accent" size="large" to="/job-seeker/apply/$id" params={paramsOf(application)}>
        Apply Now
      </ButtonLink>
    );
  }
  return (
    <Button type="submit" form={formId} look="accent" size="large" disabled={application.isPending}>
      {isReady ? (application.isPending ? 'Applying...' : 'Apply Now') : 'Sign in to Apply'}
    </Button>
  );
}

function paramsOf({ page }: JobApplication) {
  return { id: page.slice('/jobs/'.length) };
}
