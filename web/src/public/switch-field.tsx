import { useId, type ReactNode } from 'react';
import styles from './switch-field.module.css';

interface SwitchFieldProps {
  label: string;
  hint: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** Something that is either on or off, and changes at once. */
export function SwitchField({ label, hint, checked, disabled, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.words}>
        <span id={id}>{label}</span>
        <small id={`${id}-hint`}>{hint}</small>
      </div>
      <button
        type="button"
        role="switch"
        className={styles.switch}
        aria-checked={checked}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        disabled={disabled}
        onClick={() => onChange(!checked)}
      />
    </div>
  );
}
