import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import type { InterviewBody } from '@/api/generated/types.gen';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { t } from '@/lib/language/t.ts';
import { upcomingInterviewsQuery } from './interview-queries.ts';
import { formatPeriod } from './interview-times.ts';
import { InterviewStatus } from './interview-status.tsx';
import styles from './interviews.module.css';

/** Upcoming interviews on a dashboard; hidden if there are none. Applicants can choose times here. */
export function UpcomingInterviews({ reader }: { reader: 'applicant' | 'employer' }) {
  const { data: interviews = [] } = useQuery(upcomingInterviewsQuery);
  if (interviews.length === 0) return null;
  return (
    <Panel title={t('Interviews')}>
      <ul className={styles.upcoming}>
        {interviews.map((interview) => (
          <li key={interview.id}>
            {reader === 'employer' ? <Candidate interview={interview} /> : <Invitation interview={interview} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Invitation({ interview }: { interview: InterviewBody }) {
  return (
    <Flex vertical align="start" gap="small">
      <h3 dir="auto">{t('{jobTitle} at {company}', { jobTitle: interview.jobTitle, company: interview.company })}</h3>
      <InterviewStatus interview={interview} isEmployer={false} />
    </Flex>
  );
}

function Candidate({ interview }: { interview: InterviewBody }) {
  const { applicationId, applicantName, jobTitle, state, startsAt, minutes, slots } = interview;
  const free = slots.filter(({ isFree }) => isFree).length;
  return (
    <>
      <div>
        <p className={styles.when}>
          {state === 'scheduled' && startsAt
            ? formatPeriod(startsAt, minutes)
            : t('Waiting for a reply: {free} {free, plural, one {time} other {times}} offered', { free })}
        </p>
        <p className={styles.muted}>
          {applicantName} · {jobTitle}
        </p>
      </div>
      {applicationId === null ? null : (
        <ButtonLink
          to="/employer/application/$id"
          params={{ id: applicationId }}
          aria-label={t('View the application of {applicantName}', { applicantName })}
        >
          {t('View')}
        </ButtonLink>
      )}
    </>
  );
}
