import { Button, Flex } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { MOST_MOVED, type UndoableMove } from '@/features/applications/received/use-move.ts';
import styles from './move.module.css';

const MoveDialog = lazy(() => import('./move-dialog.tsx'));

interface SelectionBarProps {
  selected: readonly ReceivedApplicationBody[];
  /** Selects all that are shown, or none. */
  onSelect: (which: 'all' | 'none') => void;
  onMoved: (move: UndoableMove) => void;
}

/** What can be done with the selected applications. */
export function SelectionBar({ selected, onSelect, onMoved }: SelectionBarProps) {
  // As selected when the dialog opened, because moving may take them off the list.
  const [moving, setMoving] = useState<readonly ReceivedApplicationBody[]>();
  const isTooMany = selected.length > MOST_MOVED;
  const close = () => setMoving(undefined);
  return (
    <>
      {selected.length > 0 ? (
        <Flex wrap gap="small" align="center" className={styles.selection ?? ''} role="group" aria-label="Selection">
          <output>{isTooMany ? `At most ${MOST_MOVED} can move at once` : `${selected.length} selected`}</output>
          <Button type="primary" disabled={isTooMany} onClick={() => setMoving(selected)}>
            Move to…
          </Button>
          <Button onClick={() => onSelect('all')}>Select all shown</Button>
          <Button onClick={() => onSelect('none')}>Clear</Button>
        </Flex>
      ) : null}
      {moving ? (
        <Suspense>
          <MoveDialog
            applications={moving}
            onClose={close}
            onMoved={(move) => {
              onSelect('none');
              onMoved(move);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
