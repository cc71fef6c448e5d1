import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { t } from '@/lib/language/t.ts';
import { endUndo, UNDO_SECONDS, useUndoableMove, type UndoableMove } from './undoable-move.ts';
import { useUndo } from './use-move.ts';
import styles from './move.module.css';

/** Shows what moved last, with an undo button; the same on every screen until the time is over. */
export function UndoBar() {
  const move = useUndoableMove();
  return (
    <div role="status" className={styles.undo}>
      {move ? <Undo key={move.at} move={move} /> : null}
    </div>
  );
}

const secondsLeft = ({ at }: UndoableMove) => UNDO_SECONDS - Math.floor((Date.now() - at) / 1000);

function Undo({ move }: { move: UndoableMove }) {
  const queryClient = useQueryClient();
  const undo = useUndo();
  const [left, setLeft] = useState(() => secondsLeft(move));

  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft(move)), 1000);
    return () => clearInterval(timer);
  }, [move]);

  const isOver = left <= 0 && !undo.isPending;
  useEffect(() => {
    if (isOver) endUndo(queryClient, move);
  }, [isOver, queryClient, move]);

  return (
    <Alert
      type="success"
      showIcon
      title={move.text}
      description={
        move.isMailed
          ? t('An email about it goes out {UNDO_SECONDS} seconds after the change.', { UNDO_SECONDS })
          : t('The applicant is not emailed about it.')
      }
      action={
        <Button size="small" disabled={undo.isPending} onClick={() => undo.mutate(move)}>
          {t('Undo')}
          <span aria-hidden="true"> ({Math.max(left, 0)})</span>
        </Button>
      }
    />
  );
}
