import { Link } from '@tanstack/react-router';
import { useId, useRef, type FormEvent, type ReactNode } from 'react';
import { locale, msg, t, texts } from '@/lib/language/t.ts';
import call from '@/light/blocks/call-card.module.css';
import { LightButton, LightButtonLink } from '@/light/controls/button.tsx';
import type { JobApplication } from './use-job-application.ts';
import { AppliedMark } from './applied-mark.tsx';
import styles from './job-application.module.css';

interface JobApplicationProps {
  application: JobApplication;
  /** Connects the bar's button to the card's form. */
  formId: string;
}

interface ApplyCardProps extends JobApplicationProps {
  /** Lets job seekers contact the employer. */
  contact: ReactNode;
}

/** The call to apply beside a listing, with an optional cover letter. */
export function ApplyCard({ application, formId, contact }: ApplyCardProps) {
  const title = useId();
  const problem = useId();
  const letter = useRef<HTMLTextAreaElement>(null);
  // A letter stays if the session ends while typing.
  const hasLetter = application.state === 'ready' || (application.state === 'signIn' && application.coverLetter !== '');
  const send = (event: FormEvent) => {
    // Until the session is loaded, the form works as it does without scripts: it leads to sign-in and back.
    if (application.apply()) event.preventDefault();
    if (application.letterProblem) letter.current?.focus();
  };
  return (
    <section className={call.card} aria-labelledby={title}>
      <h2 id={title}>{HEADINGS[application.state]}</h2>
      <p>{explanation(application)}</p>
      <form id={formId} className={styles.form} action="/auth" onSubmit={send}>
        <input type="hidden" name="returnTo" value={`/jobs/${application.jobId}`} />
        {hasLetter ? (
          <details className={styles.letter} open={application.isLetterRestored}>
            <summary>{t('Add a cover letter')}</summary>
            <textarea
              ref={letter}
              aria-label={t('Cover letter (optional)')}
              aria-invalid={application.letterProblem !== undefined}
              aria-describedby={problem}
              rows={6}
              value={application.coverLetter}
              onChange={(event) => application.setCoverLetter(event.target.value)}
            />
            <p id={problem} role="status" className={styles.problem}>
              {application.letterProblem}
            </p>
          </details>
        ) : null}
        <div className={styles.inCard}>
          <ApplyAction application={application} formId={formId} />
        </div>
        {application.state === 'ready' && !application.opensReview ? (
          <Link to="/job-seeker/apply/$id" params={{ id: application.jobId }}>
            {t('Review your application')}
          </Link>
        ) : null}
      </form>
      {application.state === 'applied' || application.state === 'ready' ? contact : null}
    </section>
  );
}

/** The apply button on small screens, always in view. */
export function ApplyBar({ application, formId }: JobApplicationProps) {
  // On small screens, the card comes after the whole text.
  if (application.state === 'closed') return <p className={`${call.bar} ${styles.over}`}>{HEADINGS.closed}</p>;
  return (
    <div className={`${call.bar} ${styles.inBar}`}>
      <ApplyAction application={application} formId={formId} />
    </div>
  );
}

const HEADINGS: Record<JobApplication['state'], string> = texts({
  closed: msg('Applications closed'),
  applied: msg('You have applied'),
  ready: msg('Ready to apply?'),
  signIn: msg('Interested in this job?'),
});

function explanation({ state, isOpen, isOver, asksQuestions, gaps = [] }: JobApplication): string {
  switch (state) {
    case 'closed':
      return isOver ? t('This job is no longer accepting applications.') : t('This job is not open for applications.');
    case 'applied':
      return isOpen
        ? t('Your application is with the employer. You can follow it in your dashboard.')
        : t(
            'Your application is with the employer. You can follow it in your dashboard. This job no longer accepts new applications.',
          );
    case 'ready':
      return readyText(asksQuestions, gaps);
    case 'signIn':
      return t('Sign in as a job seeker to apply. You will return to this page.');
  }
}

function readyText(asksQuestions: boolean, gaps: readonly string[]): string {
  if (gaps.length === 0) {
    return asksQuestions
      ? t('Your profile and resume are included with your application. The employer has a few questions.')
      : t('Your profile and resume are included with your application. You can undo it for ten seconds.');
  }
  const values = { gaps: new Intl.ListFormat(locale(), { type: 'disjunction' }).format(gaps) };
  return asksQuestions
    ? t(
        'You have no {gaps} yet. The employer has a few questions. You can complete your application before it is sent.',
        values,
      )
    : t('You have no {gaps} yet. You can complete your application before it is sent.', values);
}

function ApplyAction({ application, formId }: JobApplicationProps) {
  if (application.state === 'closed') return null;
  if (application.state === 'applied') return <AppliedMark />;
  const isReady = application.state === 'ready';
  if (isReady && application.opensReview) {
    return (
      <LightButtonLink look="accent" size="large" to="/job-seeker/apply/$id" params={{ id: application.jobId }}>
        {t('Apply Now')}
      </LightButtonLink>
    );
  }
  return (
    <LightButton type="submit" form={formId} look="accent" size="large" disabled={application.isPending}>
      {isReady ? (application.isPending ? t('Applying...') : t('Apply Now')) : t('Sign in to Apply')}
    </LightButton>
  );
}
