import type { ReactNode } from 'react';
import { lighthouse } from '@/light/scenes/pictures.ts';
import { Scene } from '@/light/scenes/scene.tsx';
import styles from './message-page.module.css';

interface MessagePageProps {
  title: string;
  text: ReactNode;
  children: ReactNode;
  /** Below the links. */
  more?: ReactNode;
}

/** A page with one message and links to continue. */
export function MessagePage({ title, text, children, more }: MessagePageProps) {
  return (
    <div className={`page ${styles.page}`}>
      <Scene picture={lighthouse} className={styles.scene} />
      <h1 dir="auto">{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
      {more}
    </div>
  );
}
