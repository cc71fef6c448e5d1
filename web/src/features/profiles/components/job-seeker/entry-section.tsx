import { useState } from 'react';
import type * as z from 'zod/mini';
import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { Button } from '@/public/button.tsx';
import { Icon } from '@/public/icon.tsx';
import { IconButton } from '@/public/icon-button.tsx';
import { focusOnce } from '@/lib/focus-once.ts';
import { keyed } from '@/lib/keyed.ts';
import type { EntryWords } from '@/features/profiles/entry-words.ts';
import { textOrNull } from '@/features/profiles/text-rules.ts';
import { useProfileList, type EntryOf } from '@/features/profiles/use-profile-list.ts';
import { EntryItem, EntryList } from '@/features/profiles/components/entry-item.tsx';
import styles from './editor.module.css';
import { EntryForm, type EntryField } from './entry-form.tsx';
import { EditorSection, RemovedNote } from './editor-section.tsx';

type EntryListField = 'education' | 'certifications' | 'workExperience';

/** All that tells one list of entries from another. */
export interface EntryKind<Field extends EntryListField, Values> {
  field: Field;
  title: string;
  /** Said where there are none. */
  none: string;
  addLabel: string;
  /** The title of the toast for an entry that breaks a rule. */
  invalid: string;
  schema: z.ZodMiniType<Values>;
  fields: readonly EntryField<Values>[];
  wordsOf: (entry: EntryOf<Field>) => EntryWords;
}

interface EntrySectionProps<Field extends EntryListField, Values> {
  kind: EntryKind<Field, Values>;
  profile: JobSeekerProfileBody;
}

/** Entries of a profile; a new one is written in a form that opens among them. */
export function EntrySection<Field extends EntryListField, Values extends Record<string, string>>({
  kind,
  profile,
}: EntrySectionProps<Field, Values>) {
  const { field, title, none, addLabel, invalid, schema, fields, wordsOf } = kind;
  const list = useProfileList(field);
  const [form, setForm] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const entries: readonly EntryOf<Field>[] = profile[field];
  const removed = list.removed && wordsOf(list.removed);

  return (
    <EditorSection title={title}>
      {entries.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <EntryList label={title}>
          {keyed(entries, (entry) => JSON.stringify(entry)).map(({ key, item }, index) => {
            const words = wordsOf(item);
            return (
              <EntryItem
                key={key}
                words={words}
                action={
                  <IconButton
                    icon="close"
                    label={`Remove ${words.title}`}
                    disabled={list.isPending}
                    onClick={() => list.remove(item, index)}
                  />
                }
              />
            );
          })}
        </EntryList>
      )}
      {removed ? (
        <RemovedNote key={removed.title} name={removed.title} disabled={list.isPending} onUndo={list.restore} />
      ) : null}
      {form === 'open' ? (
        <EntryForm
          label={addLabel}
          schema={schema}
          fields={fields}
          invalid={invalid}
          submitLabel="Save"
          isPending={list.isPending}
          onSubmit={(values) => list.add(entryOf<EntryOf<Field>>(values), () => setForm('closed'))}
          onCancel={() => setForm('closed')}
        />
      ) : (
        <Button
          // The button that closed the form has gone with it.
          ref={form === 'closed' ? focusOnce : undefined}
          look="outline"
          size="small"
          className={styles.start}
          onClick={() => setForm('open')}
        >
          <Icon name="plus" />
          {addLabel}
        </Button>
      )}
    </EditorSection>
  );
}

/** The entry that was typed: what was left empty is not there. */
function entryOf<Entry>(values: Record<string, string>): Entry {
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, textOrNull(text)])) as Entry;
}
