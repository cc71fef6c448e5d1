import { Alert, Descriptions, Flex, Tag } from 'antd';
import { useEffect, type ReactNode } from 'react';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { Panel } from '@/components/layout/panel.tsx';
import { PersonAvatar } from '@/components/display/person-avatar.tsx';
import { ApplicationTimeline } from '@/features/applications/components/application-timeline.tsx';
import { closedNote } from '@/features/applications/received/closed-note.ts';
import type { ReceivedApplicationsSearch } from '@/features/applications/received/received-applications-search.ts';
import { useMarkSeen } from '@/features/applications/received/received-application-mutations.ts';
import { MoveButton } from '@/features/applications/components/received/move/move-button.tsx';
import { UndoBar } from '@/features/applications/components/received/move/undo-bar.tsx';
import { useNeighbors } from '@/features/applications/received/use-neighbors.ts';
import { keyed } from '@/lib/query/keyed.ts';
import { formatDate } from '@/lib/format/format-date.ts';
import { StoreProvider } from '@/store/store-provider.tsx';
import { ApplicantFacts } from './applicant-facts.tsx';
import styles from './application-review.module.css';
import { NotesEditor } from './notes-editor.tsx';
import { ResumePanel } from './resume/resume-panel.tsx';
import { ResumeLink } from './resume/resume-link.tsx';
import { ReviewNavigation } from './review-navigation.tsx';
import { REVIEW_KEYS, useReviewKeys } from './use-review-keys.ts';
import { StatusSelect } from './status-select.tsx';

interface ApplicationReviewProps {
  application: ReceivedApplicationBody;
  /** The list to step through. */
  filter: ReceivedApplicationsSearch;
  /** The button that starts a conversation. */
  contact: ReactNode;
  /** The conversation with the applicant. */
  conversation: ReactNode;
  /** The panel about the interview. */
  interview: ReactNode;
  /** The applicant's public profile. */
  profile: ReactNode;
}

/** An application with everything its employer needs to decide. */
export function ApplicationReview({ application, filter, contact, ...parts }: ApplicationReviewProps) {
  const { conversation, interview, profile } = parts;
  const { id, resume, notes } = application;
  const closed = closedNote(application);
  const neighbors = useNeighbors(id, filter);
  useMarkSeenOnce(application);
  useReviewKeys(application, neighbors, filter);
  return (
    <StoreProvider>
      <div className={`page ${styles.page}`}>
        <ReviewNavigation neighbors={neighbors} filter={filter} />
        <ApplicationHead application={application} contact={contact} />
        <div className={styles.main}>
          {closed === undefined ? (
            <>
              <Letter application={application} />
              {resume ? <ResumePanel resume={resume} /> : null}
            </>
          ) : (
            <Alert
              showIcon
              title={closed}
              description="You can no longer see the letter and resume. Your notes are kept."
            />
          )}
        </div>
        <div className={styles.side}>
          {interview}
          <Panel title="Conversation">{conversation}</Panel>
          <Panel title="Your notes">
            <NotesEditor id={id} notes={notes ?? ''} />
          </Panel>
          <Panel title="Applicant">
            <ApplicantFacts application={application} />
          </Panel>
          <Panel title="Timeline">
            <ApplicationTimeline application={application} reader="employer" />
          </Panel>
        </div>
        <div>{profile}</div>
        <UndoBar />
      </div>
    </StoreProvider>
  );
}

/** Marks the application as opened, which its applicant sees. */
function useMarkSeenOnce(application: ReceivedApplicationBody) {
  const { id, seenAt } = application;
  const { mutate: markSeen, isIdle } = useMarkSeen();
  const isNew = isIdle && seenAt === null && closedNote(application) === undefined;
  useEffect(() => {
    if (isNew) markSeen(id);
  }, [isNew, markSeen, id]);
}

type ApplicationHeadProps = Pick<ApplicationReviewProps, 'application' | 'contact'>;

function ApplicationHead({ application, contact }: ApplicationHeadProps) {
  const { user, job, appliedAt, resume } = application;
  return (
    <header className={styles.head}>
      <PersonAvatar name={user.fullName} image={user.avatar} size={72} />
      <div className={styles.name}>
        <h1 dir="auto">{user.fullName}</h1>
        <p dir="auto">
          {job.title} · applied {formatDate(appliedAt)}
        </p>
      </div>
      <Flex wrap gap="small">
        <StatusSelect application={application} label="Application status" />
        {closedNote(application) === undefined ? <MoveButton application={application} /> : null}
        {contact}
        {resume ? <ResumeLink application={application} /> : null}
        <small className={`${styles.keys} ${styles.hint}`}>{REVIEW_KEYS}</small>
      </Flex>
    </header>
  );
}

function Letter({ application: { coverLetter, answers } }: { application: ReceivedApplicationBody }) {
  return (
    <>
      <Panel title="Cover Letter">
        {coverLetter ? (
          <p dir="auto" className="as-written">
            {coverLetter}
          </p>
        ) : (
          <p className={styles.hint}>No cover letter.</p>
        )}
      </Panel>
      {answers.length > 0 ? (
        <Panel title="Answers">
          <Descriptions
            layout="vertical"
            column={1}
            colon={false}
            items={keyed(answers, ({ question }) => question).map(({ key, item }) => ({
              key,
              label: item.question,
              children: (
                <Flex wrap gap="small">
                  <span dir="auto" className="as-written">
                    {item.answer}
                  </span>
                  {item.isMissed ? <Tag color="warning">Misses your must-have</Tag> : null}
                </Flex>
              ),
            }))}
          />
        </Panel>
      ) : null}
    </>
  );
}
