import { Button, Flex, Form } from 'antd';
import { useState } from 'react';
import type * as z from 'zod/mini';
import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { t } from '@/lib/language/t.ts';
import { storedMonth } from '@/lib/words/stored-months.ts';
import { EntryTimeline } from '../../entry-timeline.tsx';
import type { EntryText } from '../entries/entry-text.ts';
import { withoutEmptyText } from '../../text-rules.ts';
import { useProfileList, type EntryOf } from '../entries/use-profile-list.ts';
import { focusOnce } from '@/lib/dom/focus-once.ts';
import { Icon } from '@/light/marks/icon.tsx';
import styles from '../editor.module.css';
import { EntryForm, type EntryField, type EntryValues } from './entry-form.tsx';
import { EditorSection, RemovedNote } from './editor-section.tsx';
import { SaveChanges } from '../save-changes.tsx';

type EntryListField = 'education' | 'certifications' | 'workExperience' | 'papers';

/** Everything that differs between the lists of entries. */
export interface EntryKind<Field extends EntryListField> {
  field: Field;
  title: string;
  hint?: string;
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

/** What is open: nothing yet or any longer, the form for a new entry, or that for the entry of an index. */
type Stage = 'untouched' | 'closed' | 'new' | number;

/** Entries of a profile, in an order that the user chooses, and an inline form to add or edit one. */
export function EntrySection<Field extends EntryListField>({ kind, profile }: EntrySectionProps<Field>) {
  const { field, title, hint, none, addLabel, invalid, schema, fields, textOf, saved } = kind;
  const list = useProfileList(field);
  const [form] = Form.useForm<EntryValues>();
  const [stage, setStage] = useState<Stage>('untouched');
  const entries: readonly EntryOf<Field>[] = profile[field];
  const removed = list.removed && textOf(list.removed).title;
  const edited = typeof stage === 'number' ? entries[stage] : undefined;
  const isOpen = stage === 'new' || edited !== undefined;
  const close = () => setStage('closed');

  const submit = (values: EntryValues) => {
    const entry = withoutEmptyText(values) as object as EntryOf<Field>;
    if (typeof stage === 'number') list.replace(entry, stage, close);
    else list.add(entry, close);
  };
  return (
    <>
      <EditorSection title={title} {...(hint !== undefined && { hint })}>
        <EntryList
          texts={entries.map(textOf)}
          none={none}
          disabled={list.isPending || isOpen}
          onEdit={setStage}
          onRaise={list.raise}
          onRemove={(index) => {
            const entry = entries[index];
            if (entry) list.remove(entry, index);
          }}
        />
        {removed ? <RemovedNote key={removed} name={removed} disabled={list.isPending} onUndo={list.restore} /> : null}
        {isOpen ? (
          <EntryForm
            key={stage}
            form={form}
            name={field}
            label={edited ? t('Edit {title}', { title: textOf(edited).title }) : addLabel}
            schema={schema}
            fields={fields}
            invalid={invalid}
            isPending={list.isPending}
            {...(edited && { initialValues: typedOf(edited) })}
            onSubmit={submit}
            onCancel={close}
          />
        ) : (
          <Button
            // The button that closed the form disappeared with it, so the focus moves here.
            ref={stage === 'closed' ? focusOnce : null}
            className={styles.start}
            icon={<Icon name="plus" />}
            onClick={() => setStage('new')}
          >
            {addLabel}
          </Button>
        )}
      </EditorSection>
      {saved ? <SaveChanges {...saved} pending={() => (isOpen ? [form] : [])} /> : null}
    </>
  );
}

interface EntryListProps {
  texts: readonly EntryText[];
  /** Shown without entries. */
  none: string;
  disabled: boolean;
  onEdit: (index: number) => void;
  onRaise: (index: number) => void;
  onRemove: (index: number) => void;
}

function EntryList({ texts, none, disabled, onEdit, onRaise, onRemove }: EntryListProps) {
  if (texts.length === 0) return <EmptyState text={none} />;
  const actions = (index: number) => (
    <EntryActions
      title={texts[index]?.title ?? ''}
      isFirst={index === 0}
      disabled={disabled}
      onEdit={() => onEdit(index)}
      onRaise={() => onRaise(index)}
      onRemove={() => onRemove(index)}
    />
  );
  return <EntryTimeline entries={texts} actionFor={actions} />;
}

/** An entry as its owner would type it. */
function typedOf(entry: object): EntryValues {
  const texts = Object.entries(entry).map(([name, value]: [string, string | null]) => [name, value ?? ''] as const);
  return Object.fromEntries(texts.map(([name, text]) => [name, name.endsWith('Date') ? storedMonth(text) : text]));
}

interface EntryActionsProps {
  /** Of the entry. */
  title: string;
  isFirst: boolean;
  disabled: boolean;
  onEdit: () => void;
  onRaise: () => void;
  onRemove: () => void;
}

function EntryActions({ title, isFirst, disabled, onEdit, onRaise, onRemove }: EntryActionsProps) {
  const actions = [
    { icon: 'edit', label: t('Edit {title}', { title }), act: onEdit },
    ...(isFirst ? [] : [{ icon: 'raise', label: t('Move {title} up', { title }), act: onRaise } as const]),
    { icon: 'close', label: t('Remove {title}', { title }), act: onRemove },
  ] as const;
  return (
    <Flex wrap>
      {actions.map(({ icon, label, act }) => (
        <Button
          key={icon}
          type="text"
          shape="circle"
          icon={<Icon name={icon} />}
          aria-label={label}
          disabled={disabled}
          onClick={act}
        />
      ))}
    </Flex>
  );
}
