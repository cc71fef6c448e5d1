import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import type { PoolConsentBody } from '@/api/generated/types.gen';
import { Confirm } from '@/components/confirmation/confirm.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { formatDate } from '@/lib/format/format-date.ts';
import { t } from '@/lib/language/t.ts';
import rows from '@/components/lists/rows.module.css';
import { consentsQuery, useRenewConsent, useWithdrawConsent } from './consent-queries.ts';

/** The companies that keep the reader in mind, who can withdraw or renew it. */
export function ConsentsPanel() {
  return (
    <Panel title={t('Companies that keep you in mind')}>
      <Loaded query={useQuery(consentsQuery)} failureTitle={t('We couldn’t load your consents')}>
        {(consents) =>
          consents.length === 0 ? (
            <p className={rows.muted}>
              {t('None. When you apply, you can let a company keep you in mind for other jobs.')}
            </p>
          ) : (
            <ul className={rows.rows}>
              {consents.map((consent) => (
                <Consent key={consent.employerId} consent={consent} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Consent({ consent: { employerId, companyName, text, consentedAt, expiresAt } }: { consent: PoolConsentBody }) {
  const renew = useRenewConsent();
  const withdraw = useWithdrawConsent();
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <strong dir="auto">{companyName}</strong>
        <p dir="auto">{text}</p>
        <p className={rows.muted}>
          {t('Since {consentedAt}, until {expiresAt}', {
            consentedAt: formatDate(consentedAt),
            expiresAt: formatDate(expiresAt),
          })}
        </p>
      </div>
      <Flex wrap gap="small">
        <Button
          aria-label={t('Renew for {companyName}', { companyName })}
          disabled={renew.isPending}
          onClick={() => renew.mutate(employerId)}
        >
          {t('Renew')}
        </Button>
        <Confirm
          title={t('Withdraw your consent?')}
          description={t('The company forgets you at once, with its notes about you.')}
          okText={t('Withdraw')}
          onConfirm={() => withdraw.mutate(employerId)}
        >
          <Button aria-label={t('Withdraw for {companyName}', { companyName })} disabled={withdraw.isPending}>
            {t('Withdraw')}
          </Button>
        </Confirm>
      </Flex>
    </li>
  );
}
