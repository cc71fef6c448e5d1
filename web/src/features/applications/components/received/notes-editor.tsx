import { useState } from 'react';
import { Button } from '@/public/button.tsx';
import { TextAreaField } from '@/public/text-area-field.tsx';
import { useTakeNotes } from '@/features/applications/application-review-mutations.ts';
import styles from './application-review.module.css';

/** The most that notes may hold, in characters. */
const LONGEST = 5000;

/** The employer's own notes on an application. */
export function NotesEditor({ id, notes }: { id: number; notes: string }) {
  const [typed, setTyped] = useState(notes);
  const save = useTakeNotes(id);
  const tooLong = typed.trim().length > LONGEST ? `Notes must be at most ${LONGEST} characters` : undefined;
  return (
    <form
      className={styles.notes}
      onSubmit={(event) => {
        event.preventDefault();
        if (!tooLong) save.mutate(typed.trim());
      }}
    >
      <TextAreaField
        label="Notes"
        unmarked
        rows={4}
        value={typed}
        error={tooLong}
        hint="Only you can read them."
        onValue={setTyped}
      />
      <Button type="submit" look="outline" size="small" disabled={save.isPending || typed.trim() === notes}>
        {save.isPending ? 'Saving…' : 'Save Notes'}
      </Button>
    </form>
  );
}
