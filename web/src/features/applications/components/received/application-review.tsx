import type { ReactNode } from 'react';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { Avatar } from '@/public/avatar.tsx';
import { Panel } from '@/components/panel.tsx';
import { StatusTag } from '@/components/status-tag.tsx';
import { formatDate } from '@/lib/format-date.ts';
import { ApplicantFacts } from './applicant-facts.tsx';
import styles from './application-review.module.css';
import { NotesEditor } from './notes-editor.tsx';
import { StatusSelect } from './status-select.tsx';

interface ApplicationReviewProps {
  application: ReceivedApplicationBody;
  /** The way to write to the applicant. */
  contact: ReactNode;
}

/** One application with all that its employer needs to decide. */
export function ApplicationReview({ application, contact }: ApplicationReviewProps) {
  const { id, user, job, status, appliedAt, answers, coverLetter, notes } = application;
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <Avatar name={user.fullName} image={user.avatar} />
        <div className={styles.name}>
          <h1>{user.fullName}</h1>
          <p>
            {job.title} · applied {formatDate(appliedAt)}
          </p>
        </div>
        <StatusTag status={status} />
      </header>
      <div className={styles.main}>
        <Panel title="Cover Letter">
          {coverLetter ? (
            <p className="as-written">{coverLetter}</p>
          ) : (
            <p className={styles.none}>This application came without a cover letter.</p>
          )}
        </Panel>
        {answers.length > 0 ? (
          <Panel title="Answers">
            <dl className={styles.answers}>
              {answers.map(({ question, answer }) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd className="as-written">{answer}</dd>
                </div>
              ))}
            </dl>
          </Panel>
        ) : null}
        <Panel title="Your notes">
          <NotesEditor key={id} id={id} notes={notes ?? ''} />
        </Panel>
      </div>
      <div className={styles.side}>
        <Panel title="Status">
          <StatusSelect id={id} status={status} />
        </Panel>
        <Panel title="Applicant">
          <ApplicantFacts application={application} />
          {contact}
        </Panel>
      </div>
    </div>
  );
}
