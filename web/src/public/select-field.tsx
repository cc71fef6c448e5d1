import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './field.module.css';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'onChange' | 'required'>, FieldTexts {
  options: readonly { value: string; label: string }[];
  /** The words for nothing chosen; without them something always is. */
  placeholder?: string;
  onValue: (value: string) => void;
}

/** A labelled choice from a list with its error. */
export function SelectField(props: SelectFieldProps) {
  const { label, error, hint, required, unmarked, options, placeholder, onValue, ...rest } = props;
  return (
    <Field label={label} error={error} hint={hint} required={required} unmarked={unmarked}>
      {(control) => (
        <>
          <select {...control} onChange={(event) => onValue(event.target.value)} {...rest}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <Icon name="chevron" />
          </span>
        </>
      )}
    </Field>
  );
}
