import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

function WithDialog() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <Dialog title="Share Job" onClose={() => setOpen(false)}>
      A link
    </Dialog>
  ) : null;
}

afterEach(() => vi.restoreAllMocks());

it('closes while it is in the page, so that the focus goes back', async () => {
  const closedInPage: boolean[] = [];
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function close(this: HTMLDialogElement) {
    closedInPage.push(this.isConnected);
  });
  render(<WithDialog />);
  await userEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  expect(screen.queryByText('A link')).toBeNull();
  expect(closedInPage).toEqual([true]);
});
