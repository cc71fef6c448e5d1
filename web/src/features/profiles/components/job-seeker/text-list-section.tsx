import type * as z from 'zod/mini';
import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { Button } from '@/public/button.tsx';
import { ChipList } from '@/public/chip-list.tsx';
import { TextField } from '@/public/text-field.tsx';
import { useUnsaved } from '@/components/unsaved-guard.tsx';
import { toasts } from '@/lib/toasts.ts';
import { useForm } from '@/lib/use-form.ts';
import { newTextSchema } from '@/features/profiles/entry-forms.ts';
import { useProfileList } from '@/features/profiles/use-profile-list.ts';
import styles from './editor.module.css';
import { EditorSection, RemovedNote } from './editor-section.tsx';

interface TextListSectionProps {
  profile: JobSeekerProfileBody;
  field: 'skills' | 'desiredRoles';
  rule: z.ZodMiniType<string>;
  title: string;
  hint: string;
  /** The label of the text that is added next. */
  label: string;
  placeholder: string;
  /** Said where there are none. */
  none: string;
  /** The title of the toast for a text that breaks the rule. */
  invalid: string;
}

const EMPTY = { text: '' };

/** Short texts of a profile as chips, added and removed one by one. */
export function TextListSection(props: TextListSectionProps) {
  const { profile, field, rule, title, hint, label, placeholder, none, invalid } = props;
  const list = useProfileList(field);
  const texts = profile[field];
  const { form, values, errors, set, submit, rebase } = useForm(newTextSchema(rule, texts), EMPTY);
  useUnsaved(values.text.trim() !== '');

  const add = submit(
    ({ text }) => list.add(text, () => rebase(values, EMPTY)),
    (description) => toasts.show({ title: invalid, description, tone: 'destructive' }),
  );
  return (
    <EditorSection title={title} hint={hint}>
      {texts.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ChipList
          label={title}
          chips={texts.map((text) => ({ text }))}
          disabled={list.isPending}
          onRemove={(index) => {
            const text = texts[index];
            if (text !== undefined) list.remove(text, index);
          }}
        />
      )}
      {list.removed === null ? null : (
        <RemovedNote key={list.removed} name={list.removed} disabled={list.isPending} onUndo={list.restore} />
      )}
      <form ref={form} className={styles.add} noValidate onSubmit={add}>
        <TextField
          label={label}
          name={field}
          unmarked
          autoComplete="off"
          placeholder={placeholder}
          value={values.text}
          error={errors.text}
          onValue={(text) => set('text', text)}
        />
        <Button
          type="submit"
          look="outline"
          aria-label={`Add ${label.toLowerCase()}`}
          disabled={values.text === '' || list.isPending}
        >
          Add
        </Button>
      </form>
    </EditorSection>
  );
}
