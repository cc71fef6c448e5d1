import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

/** A grid of cards under a heading for assistive technology. */
export function CardGrid({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2 className="visually-hidden">{title}</h2>
      <div className={styles.cards}>{children}</div>
    </>
  );
}
