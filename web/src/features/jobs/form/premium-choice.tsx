import type { ReactNode } from 'react';
import { Icon } from '@/public/icon.tsx';
import styles from './premium-choice.module.css';

interface PremiumChoiceProps {
  price: string;
  note: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether the listing is to be a premium one. */
export function PremiumChoice({ price, note, checked, onChange }: PremiumChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" name="isPremium" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span className={styles.box} aria-hidden="true">
        <Icon name="check" size="1.125rem" />
      </span>
      <span className={styles.words}>
        <strong>
          Premium listing <span className={styles.price}>{price}</span>
        </strong>
        <small>{note}</small>
      </span>
    </label>
  );
}
