import { Alert, Button } from 'antd';
import { messageOf } from '@/api/api-error.ts';
import { sentence } from '@/lib/format/sentence.ts';
import { t } from '@/lib/language/t.ts';

interface LoadFailureProps {
  /** What did not load. */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Placeholder for content that failed to load. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  return (
    <Alert
      type="error"
      role="alert"
      showIcon
      title={
        <p>
          <strong>{sentence(title)}</strong> {messageOf(error)}
        </p>
      }
      action={<Button onClick={onRetry}>{t('Try again')}</Button>}
    />
  );
}
