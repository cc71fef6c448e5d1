import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { signInQuery } from '@/lib/query/sign-in-query.ts';
import { t } from '@/lib/language/t.ts';
import styles from '../account.module.css';
import { PasskeysPanel } from '../sign-in/passkeys-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';

interface SecondFactorPageProps {
  username: string;
  onContinue: () => void;
  onSignOut: () => void;
}

/** Shown to admins who signed in without the required second factor. */
export function SecondFactorPage({ username, onContinue, onSignOut }: SecondFactorPageProps) {
  const { data } = useQuery(signInQuery);
  const isMissing = data?.secondFactor.isMissing ?? true;
  const hasOne = isMissing && ((data?.passkeys.length ?? 0) > 0 || data?.secondFactor.isOn === true);
  return (
    <div className={`page ${styles.page}`}>
      <h1>{t('Two-factor authentication')}</h1>
      {hasOne ? (
        <Alert
          type="info"
          role="note"
          showIcon
          title={t(
            'Admins must sign in with two-factor authentication. Your account has it: sign out, then sign in with it.',
          )}
          action={
            <Button type="primary" onClick={onSignOut}>
              {t('Sign Out')}
            </Button>
          }
        />
      ) : isMissing ? (
        <>
          <Alert
            type="info"
            role="note"
            showIcon
            title={t('Admins need two-factor authentication. Add a passkey or an authenticator app to continue.')}
          />
          <PasskeysPanel />
        </>
      ) : (
        <Alert
          type="success"
          role="status"
          showIcon
          title={t('Two-factor authentication protects your account.')}
          action={
            <Button type="primary" onClick={onContinue}>
              {t('Continue')}
            </Button>
          }
        />
      )}
      {hasOne ? null : <SecondFactorPanel username={username} />}
    </div>
  );
}
