import { Button, type FormInstance } from 'antd';
import { toasts } from '@/lib/toasts.ts';
import { t } from '@/lib/language/t.ts';
import styles from './editor.module.css';

interface SaveChangesProps {
  /** The title of the confirming toast. */
  title: string;
  /** What the tab contains. */
  what: string;
  /** The forms with an entry that is not added yet. */
  pending: () => readonly Pick<FormInstance, 'submit'>[];
}

/** Adds the entries that are still in a form; with none, confirms that everything is saved. */
export function SaveChanges({ title, what, pending }: SaveChangesProps) {
  const save = () => {
    const forms = pending();
    for (const form of forms) form.submit();
    if (forms.length > 0) return;
    toasts.show({ title, description: t('Your {what} have been saved to your profile.', { what }), tone: 'success' });
  };
  return (
    <div className={styles.actions}>
      <Button type="primary" onClick={save}>
        {t('Save Changes')}
      </Button>
      <p>{t('Entries are saved as soon as you add or remove them.')}</p>
    </div>
  );
}
