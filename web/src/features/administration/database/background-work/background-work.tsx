import { useQuery } from '@tanstack/react-query';
import { Alert, Flex } from 'antd';
import { Section } from '@/components/layout/section.tsx';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { t } from '@/lib/language/t.ts';
import { failedMailsQuery, queuesQuery } from '../database-queries.ts';
import { FailedMails } from './failed-mails.tsx';
import { QueueTable } from './queue-table.tsx';

/** The queues of background work, and failed mails. */
export function BackgroundWork() {
  const queues = useQuery(queuesQuery);
  const failed = useQuery(failedMailsQuery);
  const error = queues.error ?? failed.error;
  const retry = () => void Promise.all([queues.refetch(), failed.refetch()]);
  return (
    <Flex vertical gap="large">
      <Section title={t('Background work')}>
        {error ? <LoadFailure title={t('We couldn’t load background work')} error={error} onRetry={retry} /> : null}
        {failed.data?.isAvailable === false ? (
          <Alert
            type="info"
            showIcon
            title={t('This site does not send email, because SMTP_URL is not set. No emails are queued.')}
          />
        ) : null}
        {queues.data || !queues.error ? <QueueTable queues={queues.data} /> : null}
      </Section>
      {failed.data && failed.data.mails.length > 0 ? <FailedMails {...failed.data} /> : null}
    </Flex>
  );
}
