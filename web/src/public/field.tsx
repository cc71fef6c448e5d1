import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

/** What a field may be told, whatever its control is. */
export interface FieldTexts {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean | undefined;
  /** Says nothing about being optional, as filters do. */
  unmarked?: boolean;
}

/** What the control of a field needs to belong to its label and note. */
export interface ControlAttributes {
  id: string;
  required: boolean | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldTexts {
  children: (control: ControlAttributes) => ReactNode;
}

/** A control with its label, and below it its error, or else a hint. */
export function Field({ label, error, hint, required, unmarked, children }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {required || unmarked ? null : <span className={styles.optional}> (optional)</span>}
      </label>
      <div className={styles.control}>
        {children({
          id,
          required,
          'aria-invalid': error !== undefined,
          'aria-describedby': note === undefined ? undefined : `${id}-note`,
        })}
      </div>
      {note === undefined ? null : (
        <p id={`${id}-note`} className={error === undefined ? styles.hint : styles.error}>
          {note}
        </p>
      )}
    </div>
  );
}
