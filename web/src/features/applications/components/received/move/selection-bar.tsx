import { Button, Flex } from 'antd';
import { Suspense, useState } from 'react';
import { lazily } from '@/public/blocks/lazily.tsx';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { MAX_MOVED } from '@/features/applications/received/use-move.ts';
import styles from './move.module.css';

const MoveDialog = lazily(() => import('./move-dialog.tsx'), 'default');

interface SelectionBarProps {
  selected: readonly ReceivedApplicationBody[];
  /** Selects all visible applications, or none. */
  onSelect: (which: 'all' | 'none') => void;
}

/** Actions on the selected applications. */
export function SelectionBar({ selected, onSelect }: SelectionBarProps) {
  // The selection when the dialog opened, because moving may remove rows from the list.
  const [moving, setMoving] = useState<readonly ReceivedApplicationBody[]>();
  const isTooMany = selected.length > MAX_MOVED;
  const close = () => setMoving(undefined);
  return (
    <>
      {selected.length > 0 ? (
        <Flex wrap gap="small" align="center" className={styles.selection ?? ''} role="group" aria-label="Selection">
          <output>{isTooMany ? `You can move at most ${MAX_MOVED} at once` : `${selected.length} selected`}</output>
          <Button type="primary" disabled={isTooMany} onClick={() => setMoving(selected)}>
            Move to…
          </Button>
          <Button onClick={() => onSelect('all')}>Select all shown</Button>
          <Button onClick={() => onSelect('none')}>Clear</Button>
        </Flex>
      ) : null}
      {moving ? (
        <Suspense>
          <MoveDialog applications={moving} onClose={close} onMoved={() => onSelect('none')} />
        </Suspense>
      ) : null}
    </>
  );
}
