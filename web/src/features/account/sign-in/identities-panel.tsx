import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { LinkedIdentityBody, ProviderBody } from '@/api/generated/types.gen';
import { Panel } from '@/components/layout/panel.tsx';
import { signInQuery } from '@/lib/query/sign-in-query.ts';
import { t } from '@/lib/language/t.ts';
import { useLinkProvider, useUnlinkIdentity } from './identity-mutations.ts';
import { providersQuery } from '@/lib/query/providers-query.ts';
import { providerProblem } from '@/lib/rules/provider-problems.ts';
import { formatDate } from '@/lib/format/format-date.ts';
import styles from '../account.module.css';
import { PasswordConfirmation } from '@/components/confirmation/password-confirmation.tsx';

/** Accounts at other sites that can sign in to this one; hidden if there are none and no provider is set up. */
export function IdentitiesPanel({ problem }: { problem: string | undefined }) {
  const { data: providers = [] } = useQuery(providersQuery);
  const { data: methods } = useQuery(signInQuery);
  const identities = methods?.identities ?? [];
  if (providers.length === 0 && identities.length === 0) return null;
  return (
    <Panel title={t('Linked accounts')}>
      <div className={styles.parts}>
        <p>{t('Sign in with an account you have at another site.')}</p>
        {problem === undefined ? null : <Alert type="error" role="alert" showIcon title={providerProblem(problem)} />}
        {identities.length > 0 ? (
          <ul className={styles.sessions}>
            {identities.map((identity) => (
              <Identity key={identity.id} identity={identity} />
            ))}
          </ul>
        ) : null}
        {providers.map((provider) => (
          <LinkProvider key={provider.name} provider={provider} />
        ))}
      </div>
    </Panel>
  );
}

function Identity({ identity: { id, provider, email, createdAt, lastUsedAt } }: { identity: LinkedIdentityBody }) {
  const unlink = useUnlinkIdentity();
  const name = email === null ? provider : `${provider}, ${email}`;
  return (
    <li className={styles.session}>
      <div>
        <strong>{provider}</strong> {email}
        <p className={styles.muted}>
          {t('Linked {date}', { date: formatDate(createdAt) })} ·{' '}
          {lastUsedAt ? t('last used {lastUsedAt}', { lastUsedAt: formatDate(lastUsedAt) }) : t('never used')}
        </p>
      </div>
      <Button aria-label={t('Unlink {name}', { name })} disabled={unlink.isPending} onClick={() => unlink.mutate(id)}>
        {t('Unlink')}
      </Button>
    </li>
  );
}

function LinkProvider({ provider: { name, label } }: { provider: ProviderBody }) {
  const [asking, setAsking] = useState(false);
  const link = useLinkProvider(name);
  return (
    <div>
      <Button onClick={() => setAsking(true)}>{t('Link {label}', { label })}</Button>
      <PasswordConfirmation
        title={t('Link {label}', { label })}
        okText={t('Continue')}
        open={asking}
        onClose={() => setAsking(false)}
        action={link}
      >
        <p>{t('You will sign in at {label} and then return here.', { label })}</p>
      </PasswordConfirmation>
    </div>
  );
}
