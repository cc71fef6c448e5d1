import { Link } from '@tanstack/react-router';
import styles from './own-applications.module.css';

/** A listing's title, linked to its page. */
export function JobLink({ id, title }: { id: number; title: string }) {
  return (
    <Link className={styles.link} to="/jobs/$id" params={{ id: String(id) }}>
      {title}
    </Link>
  );
}
