import { Alert, Flex, Tag } from 'antd';
import { useEffect, type ReactNode } from 'react';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { PersonAvatar } from '@/components/display/person-avatar.tsx';
import { useMayHire } from '@/lib/access/company-role.ts';
import { Trans } from '@/lib/language/trans.tsx';
import { t } from '@/lib/language/t.ts';
import { ApplicationTimeline } from '../../application-timeline.tsx';
import { AssigneeSelect } from '../assign/assignee-select.tsx';
import { closedNote } from './closed-note.ts';
import type { ReceivedApplicationsSearch } from '../list/received-applications-search.ts';
import { useMarkSeen } from '../received-application-mutations.ts';
import { useNeighbors } from './use-neighbors.ts';
import { keyed } from '@/lib/query/keyed.ts';
import { formatDate } from '@/lib/format/format-date.ts';
import { ApplicantDataButton } from '../applicant-data/applicant-data-button.tsx';
import { ApplicantFacts } from './applicant-facts.tsx';
import { DecisionBar } from './decision-bar.tsx';
import styles from './application-review.module.css';
import { NotesPanel } from '../notes/notes-panel.tsx';
import { ResumePanel } from './resume-panel.tsx';
import { ResumeLink } from './resume-link.tsx';
import { storedWord } from '@/lib/words/stored-words.ts';

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
  const { id, resume } = application;
  const closed = closedNote(application);
  const mayHire = useMayHire();
  const neighbors = useNeighbors(id, filter);
  useMarkSeenOnce(application);
  return (
    <div className={`page ${styles.page}`}>
      <ApplicationHead application={application} contact={contact} filter={filter} />
      <ApplicantFacts application={application} />
      <div className={styles.main}>
        {closed === undefined ? (
          <Letter application={application} />
        ) : (
          <Alert
            showIcon
            title={closed}
            description={t('You can no longer see the letter and resume. Your notes are kept.')}
          />
        )}
        <NotesPanel application={application} />
        {interview}
        {mayHire ? <Panel title={t('Conversation')}>{conversation}</Panel> : null}
        <Panel title={t('Timeline')}>
          <ApplicationTimeline application={application} reader="employer" />
        </Panel>
      </div>
      <div className={styles.side}>
        {closed === undefined && resume ? <ResumePanel resume={resume} /> : null}
        {profile}
      </div>
      <DecisionBar application={application} neighbors={neighbors} filter={filter} />
    </div>
  );
}

/** Marks the application as opened, which its applicant sees. */
function useMarkSeenOnce(application: ReceivedApplicationBody) {
  const { id, seenAt } = application;
  const { mutate: markSeen, isIdle } = useMarkSeen();
  const mayHire = useMayHire();
  const isNew = mayHire && isIdle && seenAt === null && closedNote(application) === undefined;
  useEffect(() => {
    if (isNew) markSeen(id);
  }, [isNew, markSeen, id]);
}

type ApplicationHeadProps = Pick<ApplicationReviewProps, 'application' | 'contact' | 'filter'>;

function ApplicationHead({ application, contact, filter }: ApplicationHeadProps) {
  const { user, job, jobSeekerProfile, appliedAt, resume } = application;
  const mayHire = useMayHire();
  return (
    <header className={styles.head}>
      <PersonAvatar name={user.fullName} image={user.avatar} size={56} />
      <div className={styles.name}>
        <h1 dir="auto">{user.fullName}</h1>
        <p>
          {jobSeekerProfile.headline ? (
            <>
              <bdi>{jobSeekerProfile.headline}</bdi>
              {' · '}
            </>
          ) : null}
          <Trans
            id="{title} · applied {appliedAt}"
            values={{ title: job.title, appliedAt: formatDate(appliedAt) }}
            components={{}}
          />
        </p>
      </div>
      <Flex wrap gap="small">
        <ButtonLink to="/employer/applications" search={filter} icon={<Icon name="back" />}>
          {t('All applications')}
        </ButtonLink>
        <ButtonLink to="/employer/applications" search={{ search: user.email ?? user.fullName }}>
          {t('Applications from this person')}
        </ButtonLink>
        <AssigneeSelect application={application} />
        {mayHire ? contact : null}
        {resume ? <ResumeLink application={application} /> : null}
        {mayHire ? <ApplicantDataButton id={user.id} fullName={user.fullName} /> : null}
      </Flex>
    </header>
  );
}

function Letter({ application: { coverLetter, answers } }: { application: ReceivedApplicationBody }) {
  return (
    <>
      {answers.length > 0 ? (
        <Panel title={t('Answers')}>
          <dl className={styles.answers}>
            {keyed(answers, ({ question }) => question).map(({ key, item }) => (
              <div key={key}>
                <dt dir="auto">{item.question}</dt>
                <dd>
                  <span dir="auto" className="as-written">
                    {storedWord(item.answer)}
                  </span>
                  {item.isMissed ? <Tag color="warning">{t('Misses your must-have')}</Tag> : null}
                </dd>
              </div>
            ))}
          </dl>
        </Panel>
      ) : null}
      <Panel title={t('Cover Letter')}>
        {coverLetter ? (
          <p dir="auto" className="as-written">
            {coverLetter}
          </p>
        ) : (
          <p className={styles.hint}>{t('No cover letter.')}</p>
        )}
      </Panel>
    </>
  );
}
