import { Alert, Button } from 'antd';
import { useId, type ReactNode } from 'react';
import { focusOnce } from '@/lib/dom/focus-once.ts';
import { t } from '@/lib/language/t.ts';
import styles from '../editor.module.css';

interface EditorSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A section of a tab, labeled by its title. */
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
  /** The entry that was removed. */
  name: string;
  disabled: boolean;
  onUndo: () => void;
}

/** Shows what was removed, with an undo button. */
export function RemovedNote({ name, disabled, onUndo }: RemovedNoteProps) {
  return (
    <Alert
      type="info"
      role="status"
      title={t('“{name}” was removed.', { name })}
      action={
        // The pressed button has gone with its entry, so the focus moves here.
        <Button ref={focusOnce} size="small" disabled={disabled} onClick={onUndo}>
          {t('Undo')}
        </Button>
      }
    />
  );
}
