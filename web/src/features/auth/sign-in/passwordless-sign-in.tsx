import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { providersQuery } from '@/lib/query/providers-query.ts';
import { providerProblem } from '@/lib/rules/provider-problems.ts';
import { t } from '@/lib/language/t.ts';
import { providerHref } from '../providers/provider-href.ts';
import { usePasskeyLogin } from '../session-mutations.ts';
import type { User } from '../user.ts';
import styles from './auth-page.module.css';

interface PasswordlessSignInProps {
  isRegistration: boolean;
  returnTo?: string;
  problem?: string;
  onSuccess: (user: User) => void;
  /** Called before the browser goes to a provider. */
  onLeave: () => void;
}

/** Ways to sign in without typing a password. */
export default function PasswordlessSignIn({
  isRegistration,
  returnTo,
  problem,
  onSuccess,
  onLeave,
}: PasswordlessSignInProps) {
  const login = usePasskeyLogin();
  const { data: providers = [] } = useQuery(providersQuery);
  return (
    <div className={styles.passwordless}>
      {problem === undefined ? null : <Alert type="error" role="alert" showIcon title={providerProblem(problem)} />}
      <ErrorAlert error={login.error} />
      {providers.map(({ name, label }) => (
        <Button key={name} size="large" block href={providerHref(name, returnTo)} onClick={onLeave}>
          {t('Continue with {label}', { label })}
        </Button>
      ))}
      {!isRegistration && 'PublicKeyCredential' in window ? (
        <Button size="large" block disabled={login.isPending} onClick={() => login.mutate(undefined, { onSuccess })}>
          {t('Use a Passkey')}
        </Button>
      ) : null}
    </div>
  );
}
