import styles from './skeleton.module.css';

interface SkeletonProps {
  rows?: number;
  /** CSS height of a row. */
  height?: string;
}

/** Holds the place of rows that are loading. */
export function Skeleton({ rows = 3, height = '5.5rem' }: SkeletonProps) {
  return (
    <output className={styles.skeleton}>
      <span className="visually-hidden">Loading</span>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles.row} style={{ height }} />
      ))}
    </output>
  );
}
