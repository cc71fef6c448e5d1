import { expect, it } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import { endUndo, offerUndo, type UndoableMove } from './undoable-move.ts';

it('offers to undo the latest change, until that is undone or too old', () => {
  const queryClient = createQueryClient();
  const [first, second] = [1, 2].map((at): UndoableMove => ({
    text: `Change ${at}`,
    changed: [{ id: at, was: 'pending' }],
    status: 'reviewed',
    isMailed: false,
    at,
  })) as [UndoableMove, UndoableMove];
  const offered = () => queryClient.getQueryData(['undoable-move']);
  offerUndo(queryClient, first);
  offerUndo(queryClient, second);
  endUndo(queryClient, first);
  expect(offered()).toEqual(second);
  endUndo(queryClient, second);
  expect(offered()).toBeNull();
});
