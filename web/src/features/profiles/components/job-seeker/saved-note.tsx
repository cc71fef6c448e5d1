import { Button } from '@/public/button.tsx';
import { toasts } from '@/lib/toasts.ts';
import styles from './editor.module.css';

/** Confirms what is saved already: entries are, as soon as they are added or removed. */
export function SavedNote({ title, what }: { title: string; what: string }) {
  const confirm = () =>
    toasts.show({ title, description: `Your ${what} have been saved to your profile.`, tone: 'success' });
  return (
    <div className={styles.actions}>
      <Button look="accent" onClick={confirm}>
        Save Changes
      </Button>
      <p>Entries are saved as soon as you add or remove them.</p>
    </div>
  );
}
