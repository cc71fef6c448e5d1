import type { ReactNode } from 'react';
import { LighthouseScene } from '../../scenes/lighthouse-scene.tsx';
import styles from './message-page.module.css';

/** A page that has one thing to say and offers a way on. */
export function MessagePage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={`page ${styles.page}`}>
      <LighthouseScene className={styles.scene} />
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
