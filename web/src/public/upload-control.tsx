import { useId, type ChangeEvent } from 'react';
import { buttonClass } from './button.tsx';
import { CompletionBar } from './completion-bar.tsx';
import { Icon } from './icon.tsx';
import styles from './upload-control.module.css';

interface UploadControlProps {
  label: string;
  hint: string;
  /** The value of the input's `accept` attribute. */
  accept: string;
  /** The file that is on its way, and how much of it has left this device, in percent. */
  sending: { name: string; percent: number } | undefined;
  /** What was wrong with the last file. */
  refusal: string | undefined;
  onPick: (file: File) => void;
}

/** Chooses a file and sends it at once, showing how far it is. */
export function UploadControl({ label, hint, accept, sending, refusal, onPick }: UploadControlProps) {
  const id = useId();
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picked = target.files?.[0];
    if (picked) onPick(picked);
    // Picking the same file again is another attempt.
    target.value = '';
  };
  return (
    <div className={styles.upload}>
      <label className={buttonClass({ look: 'outline', size: 'small' }, styles.pick)}>
        <input type="file" accept={accept} disabled={sending !== undefined} aria-describedby={id} onChange={pick} />
        <Icon name="upload" />
        {label}
      </label>
      <p id={id} className={refusal === undefined ? styles.hint : styles.refusal}>
        {refusal ?? hint}
      </p>
      {sending === undefined ? null : (
        <div className={styles.progress}>
          <CompletionBar
            label={`${sending.percent < 100 ? 'Uploading' : 'Checking'} ${sending.name}`}
            percent={sending.percent}
          />
        </div>
      )}
    </div>
  );
}
