import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { lazily } from '@/public/blocks/lazily.tsx';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import type { UndoableMove } from '@/features/applications/received/use-move.ts';

const MoveDialog = lazily(() => import('./move-dialog.tsx'), 'default');

interface MoveButtonProps {
  application: ReceivedApplicationBody;
  onMoved: (move: UndoableMove) => void;
}

/** Moves one application, optionally with a message to the applicant. */
export function MoveButton({ application, onMoved }: MoveButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Move to…</Button>
      {isOpen ? (
        <Suspense>
          <MoveDialog applications={[application]} onMoved={onMoved} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
