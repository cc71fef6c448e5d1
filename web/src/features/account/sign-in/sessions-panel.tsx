import { useQuery } from '@tanstack/react-query';
import { Button, Tag } from 'antd';
import type { SessionBody } from '@/api/generated/types.gen';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { t } from '@/lib/language/t.ts';
import { useEndOtherSessions, useEndSession } from '../account-mutations.ts';
import { sessionsQuery } from '../account-queries.ts';
import { pushQuery } from '../push/push-queries.ts';
import { browserName } from './browser-name.ts';
import { formatDate } from '@/lib/format/format-date.ts';
import styles from '../account.module.css';

/** The user's sessions, each of which can be ended. */
export function SessionsPanel() {
  const sessions = useQuery(sessionsQuery);
  const { data: push } = useQuery(pushQuery);
  const endOthers = useEndOtherSessions();
  const hasOthers = sessions.data?.some(({ isCurrent }) => !isCurrent);
  return (
    <Panel title={t('Where you are signed in')}>
      {sessions.data ? (
        <ul className={styles.sessions}>
          {sessions.data.map((session) => (
            <Session key={session.id} session={session} getsPushes={push?.sessionIds.includes(session.id) ?? false} />
          ))}
        </ul>
      ) : sessions.error ? (
        <LoadFailure
          title={t('We couldn’t load your sessions')}
          error={sessions.error}
          onRetry={() => void sessions.refetch()}
        />
      ) : (
        <Loading rows={2} paragraph={{ rows: 1 }} />
      )}
      {hasOthers ? (
        <Button className={styles.endOthers} danger disabled={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {t('Sign Out Everywhere Else')}
        </Button>
      ) : null}
    </Panel>
  );
}

function Session({ session, getsPushes }: { session: SessionBody; getsPushes: boolean }) {
  const end = useEndSession();
  const browser = browserName(session.userAgent);
  return (
    <li className={styles.session}>
      <div>
        <strong>{browser}</strong>
        {session.isCurrent ? <Tag color="success">{t('This device')}</Tag> : null}
        {getsPushes ? <Tag>{t('Gets notifications')}</Tag> : null}
        <p className={styles.muted}>
          {session.address ? `${session.address} · ` : ''}
          {t('Signed in {started} · last active {active}', {
            started: formatDate(session.startedAt),
            active: formatDate(session.lastActiveAt),
          })}
        </p>
      </div>
      {session.isCurrent ? null : (
        <Button
          aria-label={t('Sign out {browser}, signed in {startedAt}', {
            browser,
            startedAt: formatDate(session.startedAt),
          })}
          disabled={end.isPending}
          onClick={() => end.mutate(session.id)}
        >
          {t('Sign Out')}
        </Button>
      )}
    </li>
  );
}
