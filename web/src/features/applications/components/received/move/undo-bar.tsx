import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { useUndo, type UndoableMove } from '@/features/applications/received/use-move.ts';
import styles from './move.module.css';

/** Seconds in which a move can be undone; emails about it are delayed as long. */
const UNDO_SECONDS = 10;

interface UndoBarProps {
  move: UndoableMove | undefined;
  /** Called when the time is over or the move was undone. */
  onClose: () => void;
}

/** Shows what moved, with an undo button. */
export function UndoBar({ move, onClose }: UndoBarProps) {
  return (
    <div role="status" className={styles.undo}>
      {move ? <Undo key={move.id} move={move} onClose={onClose} /> : null}
    </div>
  );
}

function Undo({ move, onClose }: { move: UndoableMove; onClose: () => void }) {
  const undo = useUndo();
  const [left, setLeft] = useState(UNDO_SECONDS);

  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, []);

  const isOver = left <= 0 && !undo.isPending;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);

  return (
    <Alert
      type="success"
      showIcon
      title={move.text}
      action={
        <Button size="small" disabled={undo.isPending} onClick={() => undo.mutate(move, { onSettled: onClose })}>
          Undo<span aria-hidden="true"> ({Math.max(left, 0)})</span>
        </Button>
      }
    />
  );
}
