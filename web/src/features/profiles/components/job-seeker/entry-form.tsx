import type * as z from 'zod/mini';
import { Button } from '@/public/button.tsx';
import { TextAreaField } from '@/public/text-area-field.tsx';
import { TextField } from '@/public/text-field.tsx';
import { useUnsaved } from '@/components/unsaved-guard.tsx';
import { focusOnce } from '@/lib/focus-once.ts';
import { toasts } from '@/lib/toasts.ts';
import { useForm } from '@/lib/use-form.ts';
import styles from './editor.module.css';

/** A field of an entry, all of whose fields are text. */
export interface EntryField<Values> {
  name: keyof Values & string;
  label: string;
  required?: boolean;
  placeholder?: string;
  isLong?: boolean;
}

interface EntryFormProps<Values> {
  /** What the form makes. */
  label: string;
  schema: z.ZodMiniType<Values>;
  fields: readonly EntryField<Values>[];
  /** The title of the toast for an entry that breaks a rule. */
  invalid: string;
  submitLabel: string;
  isPending: boolean;
  onSubmit: (values: Values) => void;
  onCancel: () => void;
}

/** Takes a new entry of a list, in the place where it will stand. */
export function EntryForm<Values extends Record<string, string>>(props: EntryFormProps<Values>) {
  const { label, schema, fields, invalid, submitLabel, isPending, onSubmit, onCancel } = props;
  const empty = Object.fromEntries(fields.map(({ name }) => [name, ''])) as Values;
  const { form, values, errors, set, submit } = useForm(schema, empty);
  useUnsaved(Object.values(values).some((text) => text.trim() !== ''));

  const send = submit(onSubmit, (description) => toasts.show({ title: invalid, description, tone: 'destructive' }));
  return (
    <form ref={form} className={`${styles.form} ${styles.inline}`} aria-label={label} noValidate onSubmit={send}>
      <div className={styles.pair}>
        {fields.map(({ name, label: fieldLabel, required, placeholder, isLong }, index) => {
          const field = {
            label: fieldLabel,
            name,
            required,
            placeholder,
            value: values[name],
            error: errors[name],
            onValue: (text: string) => set(name, text as Values[typeof name]),
          };
          return isLong ? (
            <div key={name} className={styles.wide}>
              <TextAreaField {...field} />
            </div>
          ) : (
            <TextField key={name} autoComplete="off" ref={index === 0 ? focusOnce : undefined} {...field} />
          );
        })}
      </div>
      <div className={styles.actions}>
        <Button type="submit" disabled={isPending}>
          {isPending ? 'Saving…' : submitLabel}
        </Button>
        <Button look="quiet" disabled={isPending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
