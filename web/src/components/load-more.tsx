import { Button } from './button.tsx';
import styles from './pager.module.css';

interface PagerProps {
  /** Where this page begins; undefined for the first one. */
  cursor: string | undefined;
  /** Where the next one begins; null on the last one. */
  nextCursor: string | null;
  onPage: (cursor: string | undefined) => void;
}

/** The ways from one page of a long list to others; the browser's back button leads to the page before. */
export function Pager({ cursor, nextCursor, onPage }: PagerProps) {
  if (cursor === undefined && nextCursor === null) return null;
  return (
    <nav className={styles.pager} aria-label="Pages">
      <Button look="outline" size="small" disabled={cursor === undefined} onClick={() => onPage(undefined)}>
        First page
      </Button>
      <Button
        look="outline"
        size="small"
        disabled={nextCursor === null}
        onClick={() => onPage(nextCursor ?? undefined)}
      >
        Next page
      </Button>
    </nav>
  );
}
