import { useId, type ReactNode } from 'react';
import { Button } from '@/public/button.tsx';
import { focusOnce } from '@/lib/focus-once.ts';
import styles from './editor.module.css';

interface EditorSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A part of a tab, named by its title. */
export function EditorSection({ title, hint, children }: EditorSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}

interface RemovedNoteProps {
  /** What was taken away. */
  name: string;
  disabled: boolean;
  onUndo: () => void;
}

/** Says what was taken away, and brings it back. */
export function RemovedNote({ name, disabled, onUndo }: RemovedNoteProps) {
  return (
    <div className={styles.removed}>
      <p>“{name}” was removed.</p>
      {/* The button that was pressed has gone with its entry: the focus goes on here. */}
      <Button ref={focusOnce} look="quiet" size="small" disabled={disabled} onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
