import { LoadFailure } from '../../../components/load-failure.tsx';
import styles from './profile-page.module.css';

interface ProfileFailureProps {
  heading: string;
  error: unknown;
  onRetry: () => void;
}

/** Stands where a profile would that could not be loaded. */
export function ProfileFailure({ heading, error, onRetry }: ProfileFailureProps) {
  return (
    <div className={`page ${styles.page}`}>
      <h1>{heading}</h1>
      <LoadFailure title="Failed to load profile" error={error} onRetry={onRetry} />
    </div>
  );
}
