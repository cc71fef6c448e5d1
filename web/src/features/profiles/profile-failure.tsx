import { useEffect } from 'react';
import { ApiError, messageOf } from '@/api/api-error.ts';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { toasts } from '@/lib/toasts.ts';
import { t } from '@/lib/language/t.ts';
import styles from './profile-page.module.css';

interface ProfileFailureProps {
  heading: string;
  error: unknown;
  onRetry: () => void;
}

const TITLE = t('Failed to load profile');

/** Placeholder for a profile that failed to load. */
export function ProfileFailure({ heading, error, onRetry }: ProfileFailureProps) {
  useEffect(() => {
    // A banner says that the session ended.
    if (error instanceof ApiError && error.status === 401) return;
    toasts.show({ title: TITLE, description: messageOf(error), tone: 'destructive' });
  }, [error]);

  return (
    <div className={`page ${styles.page}`}>
      <h1>{heading}</h1>
      <LoadFailure title={TITLE} error={error} onRetry={onRetry} />
    </div>
  );
}
