import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { Suspense, use, useEffect, useState } from 'react';
import { messageOf, NetworkError } from '@/api/api-error.ts';
import { LightButton, LightButtonLink } from '@/light/controls/button.tsx';
import { Spinner } from '@/light/marks/spinner.tsx';
import { isMissingCode } from '@/lib/browser/code/missing-code.ts';
import { renew, type Renewal } from '@/lib/browser/code/renew.ts';
import { msg, t } from '@/lib/language/t.ts';
import { MessagePage } from './message-page.tsx';

const TITLE = msg('This page didn’t load');

/** Shown instead of a page that failed to load or render. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const boundary = useQueryErrorResetBoundary();
  const [renewal] = useState(() => (isMissingCode(error) ? renew() : undefined));
  useEffect(() => boundary.reset(), [boundary]);

  const retry = () => {
    reset();
    void router.invalidate();
  };
  if (!renewal) return <Failure error={error} onRetry={retry} />;
  return (
    <Suspense fallback={<Spinner />}>
      <MissingCode error={error} renewal={renewal} onRetry={retry} />
    </Suspense>
  );
}

interface FailureProps {
  error: unknown;
  onRetry: () => void;
}

function Failure({ error, onRetry }: FailureProps) {
  return (
    <MessagePage title={t(TITLE)} text={messageOf(error)}>
      <LightButton onClick={onRetry}>{t('Try again')}</LightButton>
      <HomeLink />
    </MessagePage>
  );
}

function MissingCode({ error, renewal, onRetry }: FailureProps & { renewal: Promise<Renewal> }) {
  const result = use(renewal);
  if (result === 'reloading') return <Spinner />;
  if (result === 'offline') return <Failure error={new NetworkError(error)} onRetry={onRetry} />;
  return (
    <MessagePage
      title={t(TITLE)}
      text={t('Part of it is missing, perhaps because Wayfare was just updated. Reloading the page should help.')}
    >
      <LightButton onClick={() => window.location.reload()}>{t('Reload the page')}</LightButton>
      <HomeLink />
    </MessagePage>
  );
}

function HomeLink() {
  return (
    <LightButtonLink look="outline" to="/">
      {t('Go to Homepage')}
    </LightButtonLink>
  );
}
