import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { AntdProvider } from '@/app/theme/antd-provider.tsx';
import { signInQuery } from '@/features/account/account-queries.ts';
import styles from './account.module.css';
import { PasskeysPanel } from './settings/passkeys-panel.tsx';
import { SecondFactorPanel } from './settings/second-factor/second-factor-panel.tsx';

interface SecondFactorPageProps {
  username: string;
  onContinue: () => void;
  onSignOut: () => void;
}

/** Where admins are led who need a second factor and have not passed one. */
export function SecondFactorPage({ username, onContinue, onSignOut }: SecondFactorPageProps) {
  const { data } = useQuery(signInQuery);
  const isMissing = data?.secondFactor.isMissing ?? true;
  const hasOne = isMissing && ((data?.passkeys.length ?? 0) > 0 || data?.secondFactor.isOn === true);
  return (
    <AntdProvider>
      <div className={`page ${styles.page}`}>
        <h1>A second factor</h1>
        {hasOne ? (
          <Alert
            type="info"
            role="note"
            showIcon
            title="Your account has a second factor, and admins need it here. Sign out, and sign in with it."
            action={
              <Button type="primary" onClick={onSignOut}>
                Sign Out
              </Button>
            }
          />
        ) : isMissing ? (
          <>
            <Alert
              type="info"
              role="note"
              showIcon
              title="Admins need more than a password here. Add a passkey or an authenticator app to go on."
            />
            <PasskeysPanel />
          </>
        ) : (
          <Alert
            type="success"
            role="status"
            showIcon
            title="Your account is protected by a second factor."
            action={
              <Button type="primary" onClick={onContinue}>
                Continue
              </Button>
            }
          />
        )}
        {hasOne ? null : <SecondFactorPanel username={username} />}
      </div>
    </AntdProvider>
  );
}
