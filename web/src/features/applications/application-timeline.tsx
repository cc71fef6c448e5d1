import { useQuery } from '@tanstack/react-query';
import { Timeline } from 'antd';
import type { TimelineEntryBody } from '@/api/generated/types.gen';
import { Loaded } from '@/components/states/loaded.tsx';
import { msg, t } from '@/lib/language/t.ts';
import type { ApplicationState } from './application-queries.ts';
import { timelineQuery } from './received/received-application-queries.ts';
import { formatDate } from '@/lib/format/format-date.ts';
import { keyed } from '@/lib/query/keyed.ts';
import { statusLabel } from '@/lib/rules/application-status.ts';
import { personName } from '@/lib/words/person-name.ts';
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
    <Loaded query={useQuery(timelineQuery(application))} failureTitle={t('We couldn’t load the timeline')}>
      {(entries) => (
        <Timeline
          items={keyed(entries.toReversed(), ({ occurredAt, step }) => `${occurredAt} ${step}`).map(
            ({ key, item }) => ({
              key,
              color: item.by === reader ? 'blue' : 'gray',
              content: (
                <>
                  {sentence(item, reader)}{' '}
                  <small className={styles.day}>
                    {item.person ? (
                      <>
                        <bdi>{personName(item.person)}</bdi>
                        {' · '}
                      </>
                    ) : null}
                    {formatDate(item.occurredAt)}
                  </small>
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

const OTHER: Record<Side, string> = { applicant: t('The applicant'), employer: t('The employer') };

/** What the reader has done, and what the other side has. */
const SENTENCES = {
  submitted: [msg('You applied'), msg('{who} applied')],
  amended: [msg('You changed the application'), msg('{who} changed the application')],
  seen: [msg('You opened the application'), msg('{who} opened the application')],
  status: [msg('You set the status to {status}'), msg('{who} set the status to {status}')],
  message: [msg('You sent a message'), msg('{who} sent a message')],
  withdrawn: [msg('You withdrew the application'), msg('{who} withdrew the application')],
  reopened: [msg('You applied again'), msg('{who} applied again')],
  assigned: [msg('You assigned it to {assignee}'), msg('{who} assigned it to {assignee}')],
} as const;

const INTERVIEWS = {
  offered: [msg('You offered times for an interview'), msg('{who} offered times for an interview')],
  scheduled: [msg('You chose a time for the interview'), msg('{who} chose a time for the interview')],
  cancelled: [msg('You canceled the interview'), msg('{who} canceled the interview')],
} as const;

function sentence({ step, status, interview, assignee, formerAssignee, by }: TimelineEntryBody, reader: Side): string {
  if (step === 'assigned' && formerAssignee) {
    return t('{name} can no longer see it, so nobody is assigned', { name: personName(formerAssignee) });
  }
  const [own, others] = step === 'interview' ? INTERVIEWS[interview ?? 'offered'] : SENTENCES[step];
  const values = {
    who: OTHER[by],
    status: status ? statusLabel(status) : t('another one'),
    assignee: assignee === null ? t('nobody') : personName(assignee),
  };
  return t(by === reader ? own : others, values);
}
