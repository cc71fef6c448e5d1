import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { Alert } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/api-error.ts';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { t } from '@/lib/language/t.ts';
import { pendingQuery } from './pending-identity-query.ts';
import { welcomeBack } from '../session-mutations.ts';
import { useSession } from '../session-queries.ts';
import { homeOf, type User } from '../user.ts';
import { toasts } from '@/lib/toasts.ts';
import styles from '../sign-in/auth-page.module.css';
import { ProviderLinkForm } from './provider-link-form.tsx';
import { ProviderRegisterForm } from './provider-register-form.tsx';

interface FinishPageProps {
  returnTo: string | undefined;
  /** Resumes the action that required sign-in; returns the page that shows the result, if any. */
  resumeAction: (user: User) => string | undefined;
}

/** The page that providers redirect to: continues at once, or asks for what is missing. */
export function FinishPage({ returnTo, resumeAction }: FinishPageProps) {
  const user = useSession();
  const router = useRouter();
  const proceed = (signedIn: User) => {
    const result = resumeAction(signedIn);
    router.history.replace(returnTo ?? result ?? homeOf(signedIn));
  };
  return (
    <div className={`page ${styles.finish}`}>
      {user === undefined ? (
        <Loading />
      ) : (
        <Arrival
          as={user}
          proceed={proceed}
          onCode={() => void router.navigate({ to: '/auth/code', search: { returnTo } })}
        />
      )}
    </div>
  );
}

interface ArrivalProps {
  as: User | null;
  proceed: (user: User) => void;
  onCode: () => void;
}

function Arrival({ as, proceed, onCode }: ArrivalProps) {
  const [arrived] = useState(as);
  const hasProceeded = useRef(false);
  useEffect(() => {
    if (!arrived || hasProceeded.current) return;
    hasProceeded.current = true;
    toasts.show({ tone: 'success', ...welcomeBack(arrived) });
    proceed(arrived);
  });
  return arrived ? <Loading /> : <MissingStep onSuccess={proceed} onCode={onCode} />;
}

function MissingStep({ onSuccess, onCode }: { onSuccess: (user: User) => void; onCode: () => void }) {
  const { data, error, refetch } = useQuery(pendingQuery);
  if (data?.next === 'link') return <ProviderLinkForm pending={data} onSuccess={onSuccess} onCode={onCode} />;
  if (data) return <ProviderRegisterForm pending={data} onSuccess={onSuccess} />;
  if (error instanceof ApiError && error.status === 410) {
    return (
      <>
        <h1>{t('Sign in')}</h1>
        <Alert type="error" role="alert" showIcon title={error.message} />
        <p>
          <Link to="/auth">{t('Back to sign-in')}</Link>
        </p>
      </>
    );
  }
  if (error)
    return <LoadFailure title={t('We couldn’t load this page')} error={error} onRetry={() => void refetch()} />;
  return <Loading />;
}
