import { messageOf } from '@/api/api-error.ts';
import { Icon } from './icon.tsx';
import styles from './server-message.module.css';

/** What the server said against the last attempt, if it said anything. */
export function ServerMessage({ error }: { error: unknown }) {
  return error instanceof Error ? (
    <p className={styles.refusal} role="alert">
      <Icon name="alert" />
      {messageOf(error)}
    </p>
  ) : null;
}
