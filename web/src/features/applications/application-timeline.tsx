import { useQuery } from '@tanstack/react-query';
import { Timeline } from 'antd';
import type { TimelineEntryBody } from '@/api/generated/types.gen';
import { Loaded } from '@/components/states/loaded.tsx';
import type { ApplicationState } from './application-queries.ts';
import { timelineQuery } from './received/received-application-queries.ts';
import { formatDate } from '@/lib/format/format-date.ts';
import { keyed } from '@/lib/query/keyed.ts';
import { statusLabel } from '@/lib/rules/application-status.ts';
import styles from './application-timeline.module.css';

type Side = TimelineEntryBody['by'];

interface ApplicationTimelineProps {
  application: ApplicationState;
  /** Who sees the timeline. */
  reader: Side;
}

/** What happened to an application, newest first. */
export function ApplicationTimeline({ application, reader }: ApplicationTimelineProps) {
  return (
    <Loaded query={useQuery(timelineQuery(application))} failureTitle="We couldn’t load the timeline">
      {(entries) => (
        <Timeline
          items={keyed(entries.toReversed(), ({ occurredAt, step }) => `${occurredAt} ${step}`).map(
            ({ key, item }) => ({
              key,
              color: item.by === reader ? 'blue' : 'gray',
              content: (
                <>
                  {sentence(item, reader)} <small className={styles.day}>{formatDate(item.occurredAt)}</small>
                  {item.message ? (
                    <p dir="auto" className={`as-written ${styles.message}`}>
                      {item.message.body}
                    </p>
                  ) : null}
                </>
              ),
            }),
          )}
        />
      )}
    </Loaded>
  );
}

const OTHER: Record<Side, string> = { applicant: 'The applicant', employer: 'The employer' };

const INTERVIEW = {
  offered: 'offered times for an interview',
  scheduled: 'chose a time for the interview',
  cancelled: 'canceled the interview',
} as const;

function sentence({ step, status, interview, by }: TimelineEntryBody, reader: Side): string {
  const who = by === reader ? 'You' : OTHER[by];
  switch (step) {
    case 'submitted':
      return `${who} applied`;
    case 'amended':
      return `${who} changed the application`;
    case 'seen':
      return `${who} opened the application`;
    case 'status':
      return `${who} set the status to ${status ? statusLabel(status) : 'another one'}`;
    case 'interview':
      return `${who} ${INTERVIEW[interview ?? 'offered']}`;
    case 'message':
      return `${who} sent a message`;
    case 'withdrawn':
      return `${who} withdrew the application`;
    case 'reopened':
      return `${who} applied again`;
  }
}
