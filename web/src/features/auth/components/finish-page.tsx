import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { Alert } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/api-error.ts';
import { AntdProvider } from '@/app/theme/antd-provider.tsx';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { pendingQuery } from '@/features/auth/providers/pending-identity-query.ts';
import { useSession } from '@/features/auth/session-queries.ts';
import { homeOf, type User } from '@/features/auth/user.ts';
import { toasts } from '@/lib/toasts.ts';
import styles from './auth-page.module.css';
import { ProviderLinkForm } from './provider-link-form.tsx';
import { ProviderRegisterForm } from './provider-register-form.tsx';

interface FinishPageProps {
  returnTo: string | undefined;
  /** Carries on what the user wanted to do before; returns the page that shows the result, if any. */
  carryOn: (user: User) => string | undefined;
}

/** Where people come back from a provider: they go on at once, or do first what is missing. */
export function FinishPage({ returnTo, carryOn }: FinishPageProps) {
  const user = useSession();
  const router = useRouter();
  const goOn = (signedIn: User) => {
    const result = carryOn(signedIn);
    router.history.replace(returnTo ?? result ?? homeOf(signedIn));
  };
  return (
    <AntdProvider>
      <div className={`page ${styles.finish}`}>
        {user === undefined ? (
          <Loading />
        ) : (
          <Arrival
            as={user}
            goOn={goOn}
            onCode={() => void router.navigate({ to: '/auth/code', search: { returnTo } })}
          />
        )}
      </div>
    </AntdProvider>
  );
}

interface ArrivalProps {
  as: User | null;
  goOn: (user: User) => void;
  onCode: () => void;
}

function Arrival({ as, goOn, onCode }: ArrivalProps) {
  const [arrived] = useState(as);
  const isGoing = useRef(false);
  useEffect(() => {
    if (!arrived || isGoing.current) return;
    isGoing.current = true;
    toasts.show({ tone: 'success', title: 'Login successful', description: `Welcome back, ${arrived.fullName}!` });
    goOn(arrived);
  });
  return arrived ? <Loading /> : <MissingStep onSuccess={goOn} onCode={onCode} />;
}

function MissingStep({ onSuccess, onCode }: { onSuccess: (user: User) => void; onCode: () => void }) {
  const { data, error, refetch } = useQuery(pendingQuery);
  if (data?.next === 'link') return <ProviderLinkForm pending={data} onSuccess={onSuccess} onCode={onCode} />;
  if (data) return <ProviderRegisterForm pending={data} onSuccess={onSuccess} />;
  if (error instanceof ApiError && error.status === 410) {
    return (
      <>
        <h1>Sign in</h1>
        <Alert type="error" role="alert" showIcon title={error.message} />
        <p>
          <Link to="/auth">Back to sign-in</Link>
        </p>
      </>
    );
  }
  if (error) return <LoadFailure title="Failed to load this page." error={error} onRetry={() => void refetch()} />;
  return <Loading />;
}
