import { TextAreaField } from '@/public/text-area-field.tsx';
import { DESCRIPTION_LENGTH } from './job-form-schema.ts';
import { bind, type JobFormPart } from './job-form-fields.ts';
import styles from './job-form.module.css';

/** What people read before they decide to apply. */
export function JobTextFields(part: JobFormPart) {
  const count = part.values.description.trim().length;
  return (
    <fieldset className={styles.group}>
      <legend>The text</legend>
      <div className={styles.counted}>
        <TextAreaField label="Description" required rows={9} {...bind(part, 'description')} />
        <p className={styles.count}>
          {count.toLocaleString('en-US')} of {DESCRIPTION_LENGTH.min} to{' '}
          {DESCRIPTION_LENGTH.max.toLocaleString('en-US')} characters
        </p>
      </div>
      <TextAreaField label="Requirements" rows={4} {...bind(part, 'requirements')} />
      <TextAreaField label="Responsibilities" rows={4} {...bind(part, 'responsibilities')} />
      <TextAreaField label="Benefits" rows={4} {...bind(part, 'benefits')} />
    </fieldset>
  );
}
