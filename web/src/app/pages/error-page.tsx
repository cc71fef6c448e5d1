import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { messageOf, NetworkError } from '@/api/api-error.ts';
import { Button, ButtonLink } from '@/public/controls/button.tsx';
import { Spinner } from '@/public/marks/spinner.tsx';
import { isMissingCode } from '@/app/recovery/missing-code.ts';
import { useConnection } from '@/app/recovery/use-connection.ts';
import { useRenewal } from '@/app/recovery/use-renewal.ts';
import { MessagePage } from './message-page.tsx';

const TITLE = 'This page didn’t load';

/** Shown instead of a page that failed to load or render. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const boundary = useQueryErrorResetBoundary();
  const connection = useConnection();
  const isWithoutCode = isMissingCode(error);
  const renewal = useRenewal(isWithoutCode);
  useEffect(() => boundary.reset(), [boundary]);

  const retry = () => {
    reset();
    void router.invalidate();
  };
  const wasCutOff = useRef(false);
  useEffect(() => {
    if (connection !== 'fine') wasCutOff.current = true;
    else if (wasCutOff.current) retry();
  });

  if (isWithoutCode && renewal === 'reloading') return <Spinner />;
  if (isWithoutCode && renewal === 'failed') {
    return (
      <MessagePage
        title={TITLE}
        text="A part of it is missing, perhaps because Wayfare was just renewed. Loading the page again should help."
      >
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
        <WayHome />
      </MessagePage>
    );
  }
  return (
    <MessagePage title={TITLE} text={messageOf(isWithoutCode ? new NetworkError(error) : error)}>
      <Button onClick={retry}>Try again</Button>
      <WayHome />
    </MessagePage>
  );
}

function WayHome() {
  return (
    <ButtonLink look="outline" to="/">
      Go to Homepage
    </ButtonLink>
  );
}
