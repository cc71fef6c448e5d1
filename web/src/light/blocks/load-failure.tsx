import { messageOf } from '@/api/api-error.ts';
import { sentence } from '@/lib/format/sentence.ts';
import { LightButton } from '@/light/controls/button.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import { t } from '@/lib/language/t.ts';
import styles from './load-failure.module.css';

interface LoadFailureProps {
  /** What did not load. */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Placeholder for content that failed to load. */
export function LightLoadFailure({ title, error, onRetry }: LoadFailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <Icon name="alert" size="1.5rem" />
      <p>
        <strong>{sentence(title)}</strong> {messageOf(error)}
      </p>
      <LightButton look="outline" size="small" onClick={onRetry}>
        {t('Try again')}
      </LightButton>
    </div>
  );
}
