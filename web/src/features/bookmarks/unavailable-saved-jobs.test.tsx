import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show, stubResponse } from '@/testing/with-queries.tsx';
import { UnavailableSavedJobs } from './unavailable-saved-jobs.tsx';

const answer = stubResponse();

describe('saved jobs that are no longer available', () => {
  it('are named until they are removed', async () => {
    let gone = [{ id: 3, jobId: 7, title: 'Night Porter', company: 'Inn', createdAt: '2026-06-15T12:00:00Z' }];
    answer.mockImplementation(() => Response.json(gone));
    const person = show(<UnavailableSavedJobs />);
    const remove = await screen.findByLabelText('Remove Night Porter');
    expect(screen.getByRole('alert').textContent).toContain('These jobs that you saved are no longer available:');
    gone = [];
    await person.click(remove);
    await waitFor(() => expect(screen.queryByText('Night Porter')).toBeNull());
  });
});
