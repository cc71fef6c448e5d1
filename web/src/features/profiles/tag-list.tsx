import { Button, Tag } from 'antd';
import { focusNeighborOnRemove } from '@/lib/dom/focus-neighbor-on-remove.ts';
import { keyed } from '@/lib/query/keyed.ts';
import { Icon } from '@/light/marks/icon.tsx';
import { t } from '@/lib/language/t.ts';
import styles from './tag-list.module.css';

interface TagListProps {
  label: string;
  tags: readonly { text: string; note?: string }[];
  disabled?: boolean;
  /** Removes the tag at this index; without it the list is read-only. */
  onRemove?: (index: number) => void;
}

/** A list of tags. */
export function TagList({ label, tags, disabled, onRemove }: TagListProps) {
  return (
    <ul className={styles.tags} aria-label={label}>
      {keyed(tags, ({ text }) => text).map(({ key, item: { text, note } }, index) => (
        <li key={key} ref={focusNeighborOnRemove}>
          <Tag variant="filled" className={styles.tag}>
            <bdi>{text}</bdi>
            {note === undefined ? null : <small> {note}</small>}
            {onRemove ? (
              <Button
                type="text"
                size="small"
                shape="circle"
                icon={<Icon name="close" size="1rem" />}
                aria-label={t('Remove {text}', { text })}
                disabled={disabled ?? false}
                onClick={() => onRemove(index)}
              />
            ) : null}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
