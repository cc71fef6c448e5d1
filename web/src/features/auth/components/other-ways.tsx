import { Button } from 'antd';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { usePasskeyLogin } from '@/features/auth/session-mutations.ts';
import type { User } from '@/features/auth/user.ts';
import styles from './auth-page.module.css';

/** Ways to sign in without typing a password. */
export default function OtherWays({ onSuccess }: { onSuccess: (user: User) => void }) {
  const login = usePasskeyLogin();
  return (
    <div className={styles.otherWays}>
      <ErrorAlert error={login.error} />
      {'PublicKeyCredential' in window ? (
        <Button size="large" block disabled={login.isPending} onClick={() => login.mutate(undefined, { onSuccess })}>
          Use a Passkey
        </Button>
      ) : null}
    </div>
  );
}
