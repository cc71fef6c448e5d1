import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ReasonDialog } from './reason-dialog.tsx';

it('asks for a reason of at least ten characters, and closes once it is accepted', async () => {
  const submit = vi.fn();
  const close = vi.fn();
  render(
    <ReasonDialog
      isOpen
      title="Suspend Maria?"
      action="Suspend"
      isDanger
      change={{ isPending: false, error: null }}
      onSubmit={submit}
      onClose={close}
    >
      All sessions end.
    </ReasonDialog>,
  );
  const reason = screen.getByLabelText('Reason');
  fireEvent.change(reason, { target: { value: ' Spam ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Suspend' }));
  await screen.findByText('Reason must be at least 10 characters');
  expect(submit).not.toHaveBeenCalled();

  fireEvent.change(reason, { target: { value: ' Asks for deposits ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(submit).toHaveBeenCalledWith('Asks for deposits', expect.anything()));
  expect(close).not.toHaveBeenCalled();
  submit.mock.calls[0]?.[1].onSuccess();
  expect(close).toHaveBeenCalled();
});
