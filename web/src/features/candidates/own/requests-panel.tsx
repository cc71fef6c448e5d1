import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Button, Flex } from 'antd';
import type { ReceivedRequestBody } from '@/api/generated/types.gen';
import { Confirm } from '@/components/confirmation/confirm.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { formatDate } from '@/lib/format/format-date.ts';
import { t } from '@/lib/language/t.ts';
import rows from '@/components/lists/rows.module.css';
import { receivedRequestsQuery, useAcceptRequest, useDeclineRequest } from './findability-queries.ts';

/** What companies ask the reader; nothing without a request. */
export function RequestsPanel() {
  const requests = useQuery(receivedRequestsQuery).data ?? [];
  if (requests.length === 0) return null;
  return (
    <Panel title={t('Companies that would like to talk to you')}>
      <ul className={rows.rows}>
        {requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
    </Panel>
  );
}

function Request({ request }: { request: ReceivedRequestBody }) {
  const { id, company, jobId, title, location, text, answerableUntil } = request;
  const navigate = useNavigate();
  const accept = useAcceptRequest();
  const decline = useDeclineRequest();
  const isAnswering = accept.isPending || decline.isPending;
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <strong dir="auto">{company}</strong>
        <Link to="/jobs/$id" params={{ id: jobId }} dir="auto">
          {title}, {location}
        </Link>
        <p dir="auto" className="as-written">
          {text}
        </p>
        <p className={rows.muted}>
          {t('You can answer until {answerableUntil}.', { answerableUntil: formatDate(answerableUntil) })}
        </p>
      </div>
      <Flex wrap gap="small">
        <Button
          type="primary"
          aria-label={t('Accept the request of {company}', { company })}
          disabled={isAnswering}
          onClick={() =>
            accept.mutate(id, {
              onSuccess: ({ conversationId }) =>
                void navigate({ to: '/messages', search: { conversationId: conversationId ?? undefined } }),
            })
          }
        >
          {t('Accept')}
        </Button>
        <Confirm
          title={t('Decline this request?')}
          description={t('The company sees only that nobody answered.')}
          okText={t('Decline')}
          onConfirm={() => decline.mutate(id)}
        >
          <Button aria-label={t('Decline the request of {company}', { company })} disabled={isAnswering}>
            {t('Decline')}
          </Button>
        </Confirm>
      </Flex>
    </li>
  );
}
