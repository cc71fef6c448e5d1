import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { MessagePage } from './message-page.tsx';

/** Shown in place of a page that could not be loaded or drawn. */
export default function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const boundary = useQueryErrorResetBoundary();
  useEffect(() => boundary.reset(), [boundary]);

  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <MessagePage title="This page didn’t load" text={messageOf(error)}>
      <Button onClick={retry}>Try again</Button>
      <ButtonLink look="outline" to="/">
        Go to Homepage
      </ButtonLink>
    </MessagePage>
  );
}
