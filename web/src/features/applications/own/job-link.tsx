import { Link } from '@tanstack/react-router';
import type { OwnApplicationBody } from '@/api/generated/types.gen';
import { RemovedNote } from '@/components/display/removed-note.tsx';
import styles from './own-applications.module.css';

/** A listing's title, linked to its page; what our team removed has none. */
export function JobLink({ job: { id, title, isRemoved } }: { job: OwnApplicationBody['job'] }) {
  if (isRemoved) {
    return (
      <span className={styles.removed}>
        <bdi>{title}</bdi> <RemovedNote />
      </span>
    );
  }
  return (
    <Link className={styles.link} to="/jobs/$id" params={{ id }}>
      <bdi>{title}</bdi>
    </Link>
  );
}
