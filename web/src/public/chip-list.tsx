import { focusNeighborOnRemove } from '@/lib/focus-neighbor-on-remove.ts';
import { keyed } from '@/lib/keyed.ts';
import { Icon } from './icon.tsx';
import styles from './chip-list.module.css';

export interface Chip {
  text: string;
  /** Said more quietly behind the text. */
  note?: string;
}

interface ChipListProps {
  /** What the list holds. */
  label: string;
  chips: readonly Chip[];
  disabled?: boolean;
  /** Takes away the chip at this place; without it chips stay. */
  onRemove?: (index: number) => void;
}

/** Short entries side by side, which can be taken away one by one. */
export function ChipList({ label, chips, disabled, onRemove }: ChipListProps) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {keyed(chips, ({ text }) => text).map(({ key, item: { text, note } }, index) => (
        <li key={key} ref={focusNeighborOnRemove}>
          <span>
            {text}
            {note === undefined ? null : <small> {note}</small>}
          </span>
          {onRemove ? (
            <button type="button" aria-label={`Remove ${text}`} disabled={disabled} onClick={() => onRemove(index)}>
              <Icon name="close" size="1rem" />
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
