import { Button, Form } from 'antd';
import { useState } from 'react';
import type * as z from 'zod/mini';
import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { t } from '@/lib/language/t.ts';
import { EntryTimeline } from '../../entry-timeline.tsx';
import type { EntryText } from '../entry-text.ts';
import { withoutEmptyText } from '../../text-rules.ts';
import { useProfileList, type EntryOf } from '../use-profile-list.ts';
import { focusOnce } from '@/lib/dom/focus-once.ts';
import { Icon } from '@/light/marks/icon.tsx';
import styles from '../editor.module.css';
import { EntryForm, type EntryField, type EntryValues } from './entry-form.tsx';
import { EditorSection, RemovedNote } from './editor-section.tsx';
import { SaveChanges } from '../save-changes.tsx';

type EntryListField = 'education' | 'certifications' | 'workExperience';

/** Everything that differs between the lists of entries. */
export interface EntryKind<Field extends EntryListField> {
  field: Field;
  title: string;
  /** Shown without entries. */
  none: string;
  addLabel: string;
  /** The title of the toast for an invalid entry. */
  invalid: string;
  schema: z.ZodMiniType<EntryValues>;
  fields: readonly EntryField[];
  textOf: (entry: EntryOf<Field>) => EntryText;
  /** The texts of the tab's *Save Changes*, if the list fills a tab. */
  saved?: { title: string; what: string };
}

interface EntrySectionProps<Field extends EntryListField> {
  kind: EntryKind<Field>;
  profile: JobSeekerProfileBody;
}

/** Entries of a profile, and an inline form for a new one. */
export function EntrySection<Field extends EntryListField>({ kind, profile }: EntrySectionProps<Field>) {
  const { field, title, none, addLabel, invalid, schema, fields, textOf, saved } = kind;
  const list = useProfileList(field);
  const [form] = Form.useForm<EntryValues>();
  const [stage, setStage] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const entries: readonly EntryOf<Field>[] = profile[field];
  const texts = entries.map(textOf);
  const removed = list.removed && textOf(list.removed);

  const removeButton = (index: number) => (
    <Button
      type="text"
      shape="circle"
      icon={<Icon name="close" />}
      aria-label={t('Remove {title}', { title: texts[index]?.title })}
      disabled={list.isPending}
      onClick={() => {
        const entry = entries[index];
        if (entry) list.remove(entry, index);
      }}
    />
  );
  return (
    <>
      <EditorSection title={title}>
        {texts.length === 0 ? <EmptyState text={none} /> : <EntryTimeline entries={texts} actionFor={removeButton} />}
        {removed ? (
          <RemovedNote key={removed.title} name={removed.title} disabled={list.isPending} onUndo={list.restore} />
        ) : null}
        {stage === 'open' ? (
          <EntryForm
            form={form}
            name={field}
            label={addLabel}
            schema={schema}
            fields={fields}
            invalid={invalid}
            isPending={list.isPending}
            onSubmit={(values) =>
              list.add(withoutEmptyText(values) as object as EntryOf<Field>, () => setStage('closed'))
            }
            onCancel={() => setStage('closed')}
          />
        ) : (
          <Button
            // The button that closed the form disappeared with it, so the focus moves here.
            ref={stage === 'closed' ? focusOnce : null}
            className={styles.start}
            icon={<Icon name="plus" />}
            onClick={() => setStage('open')}
          >
            {addLabel}
          </Button>
        )}
      </EditorSection>
      {saved ? <SaveChanges {...saved} pending={() => (stage === 'open' ? [form] : [])} /> : null}
    </>
  );
}
