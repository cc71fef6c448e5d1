import type { ReactNode } from 'react';
import { lighthouse } from '@/scenes/pictures.ts';
import { Scene } from '@/scenes/scene.tsx';
import styles from './message-page.module.css';

/** A page with one message and a link to continue. */
export function MessagePage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={`page ${styles.page}`}>
      <Scene picture={lighthouse} className={styles.scene} />
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
