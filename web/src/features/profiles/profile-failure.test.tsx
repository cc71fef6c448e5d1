import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError } from '@/api/api-error.ts';
import { shownToast } from '@/testing/with-queries.tsx';
import { ProfileFailure } from './profile-failure.tsx';

it('shows why the profile failed to load, on the page and in a toast, and offers a retry', async () => {
  const onRetry = vi.fn();
  render(<ProfileFailure heading="My Profile" error={new ApiError(503, 'Back in a minute.')} onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('Failed to load profile. Back in a minute');
  expect(shownToast()).toEqual({
    title: 'Failed to load profile',
    description: 'Back in a minute.',
    tone: 'destructive',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
