import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { SentRequestBody } from '@/api/generated/types.gen';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { Section } from '@/components/layout/section.tsx';
import { formatDate } from '@/lib/format/format-date.ts';
import { t } from '@/lib/language/t.ts';
import rows from '@/components/lists/rows.module.css';
import { sentRequestsQuery, useTakeBack } from './candidate-queries.ts';
import { requestState } from './request-state.ts';

/** What the company asked; nothing before the first request. */
export function SentRequests() {
  const requests = useQuery(sentRequestsQuery).data ?? [];
  if (requests.length === 0) return null;
  return (
    <div style={{ marginBlock: 'var(--space-6)' }}>
      <Section title={t('Your requests')}>
        <ul className={rows.rows}>
          {requests.map((request) => (
            <Request key={request.id} request={request} />
          ))}
        </ul>
      </Section>
    </div>
  );
}

function Request({ request }: { request: SentRequestBody }) {
  const { id, title, askedAt, state, conversationId } = request;
  const name = request.name ?? t('Somebody who can no longer be found');
  const takeBack = useTakeBack();
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <strong dir="auto">{name}</strong>
        <p dir="auto">{title}</p>
        <p className={rows.muted}>
          {formatDate(askedAt)} · {requestState(state)}
        </p>
      </div>
      {state === 'pending' ? (
        <Button
          aria-label={t('Take the request to {name} back', { name })}
          disabled={takeBack.isPending}
          onClick={() => takeBack.mutate(id)}
        >
          {t('Take Back')}
        </Button>
      ) : null}
      {conversationId === null ? null : (
        <ButtonLink to="/messages" search={{ conversationId }}>
          {t('Open Conversation')}
        </ButtonLink>
      )}
    </li>
  );
}
