import type { ReactNode } from 'react';
import { Button } from '@/public/button.tsx';
import { ServerMessage } from '@/public/server-message.tsx';
import { TextField } from '@/public/text-field.tsx';
import { useUnsaved } from '@/components/unsaved-guard.tsx';
import { useForm } from '@/lib/use-form.ts';
import { isEdited, jobFormSchema, type DeadlineBounds, type JobFormValues } from './job-form-schema.ts';
import { JobBasicsFields } from './job-basics-fields.tsx';
import type { JobFormPart } from './job-form-fields.ts';
import styles from './job-form.module.css';
import { JobTextFields } from './job-text-fields.tsx';
import { PayFields } from './pay-fields.tsx';
import { PremiumChoice } from './premium-choice.tsx';
import { SkillsField } from './skills-field.tsx';

interface JobFormProps {
  initial: JobFormValues;
  /** What is stored, to warn about unsaved changes. Absent where drafts are kept. */
  stored?: JobFormValues;
  premium: { price: string; note: string };
  submitLabel: string;
  pendingLabel: string;
  isPending: boolean;
  error: unknown;
  deadline: DeadlineBounds;
  /** Stands above the button that sends. */
  notice?: ReactNode;
  /** Stands beside the button that sends. */
  secondAction: ReactNode;
  /** Submits the form; `refuse` shows the server's errors at the fields. */
  onSubmit: (values: JobFormValues, refuse: (error: unknown) => void) => void;
  onEdit?: (values: JobFormValues) => void;
}

/** The form of a listing, to post it and to edit it. */
export function JobForm(props: JobFormProps) {
  const { initial, stored, premium, isPending, error, onSubmit, onEdit } = props;
  const { form, values, errors, set, submit, refuse } = useForm(jobFormSchema(props.deadline), initial);
  useUnsaved(stored !== undefined && isEdited(stored, values));

  const edit: JobFormPart['set'] = (name, value) => {
    set(name, value);
    onEdit?.({ ...values, [name]: value });
  };
  const fields = { values, errors, set: edit };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit((typed) => onSubmit(typed, refuse))}>
      <JobBasicsFields {...fields} />
      <PayFields {...fields} />
      <JobTextFields {...fields} />
      <fieldset className={styles.group}>
        <legend>Skills and deadline</legend>
        <SkillsField skills={values.skills} error={errors.skills} onChange={(skills) => edit('skills', skills)} />
        <TextField
          label="Application deadline"
          name="deadline"
          type="date"
          min={props.deadline.earliest}
          max={props.deadline.latest}
          value={values.deadline}
          error={errors.deadline}
          hint="The last day to apply (UTC), at most 180 days ahead. Without one, the listing stays active for 30 days."
          onValue={(value) => edit('deadline', value)}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Visibility</legend>
        <PremiumChoice {...premium} checked={values.isPremium} onChange={(checked) => edit('isPremium', checked)} />
      </fieldset>
      <ServerMessage error={error} />
      {props.notice}
      <div className={styles.actions}>
        <Button type="submit" look="accent" size="large" disabled={isPending}>
          {isPending ? props.pendingLabel : props.submitLabel}
        </Button>
        {props.secondAction}
      </div>
    </form>
  );
}
