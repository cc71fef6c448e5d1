import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { useUndo, type UndoableMove } from '@/features/applications/received/use-move.ts';
import styles from './move.module.css';

/** Seconds in which a move can be undone; mails about it wait as long. */
const UNDO_FOR = 10;

interface UndoBarProps {
  move: UndoableMove | undefined;
  /** Its time is over, or it was undone. */
  onGone: () => void;
}

/** Says what moved, and takes it back on request. */
export function UndoBar({ move, onGone }: UndoBarProps) {
  return (
    <div role="status" className={styles.undo}>
      {move ? <Undo key={move.id} move={move} onGone={onGone} /> : null}
    </div>
  );
}

function Undo({ move, onGone }: { move: UndoableMove; onGone: () => void }) {
  const undo = useUndo();
  const [left, setLeft] = useState(UNDO_FOR);

  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, []);

  const isOver = left <= 0 && !undo.isPending;
  useEffect(() => {
    if (isOver) onGone();
  }, [isOver, onGone]);

  return (
    <Alert
      type="success"
      showIcon
      title={move.text}
      action={
        <Button size="small" disabled={undo.isPending} onClick={() => undo.mutate(move, { onSettled: onGone })}>
          Undo<span aria-hidden="true"> ({Math.max(left, 0)})</span>
        </Button>
      }
    />
  );
}
