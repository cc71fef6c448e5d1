import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

/** Cards side by side, as many as there is room for, under a heading that only assistive technology needs. */
export function CardGrid({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2 className="visually-hidden">{title}</h2>
      <div className={styles.cards}>{children}</div>
    </>
  );
}
