import { Suspense, type ReactNode } from 'react';
import { LaterLighthouseScene } from '@/scenes/later-scenes.tsx';
import styles from './message-page.module.css';

/** A page with one message and a link to continue. */
export function MessagePage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={`page ${styles.page}`}>
      <Suspense fallback={<div className={styles.scene} />}>
        <LaterLighthouseScene className={styles.scene} />
      </Suspense>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
