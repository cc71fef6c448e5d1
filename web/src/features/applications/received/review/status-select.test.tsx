import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { toasts } from '@/lib/toasts.ts';
import { stubResponse, show } from '@/testing/with-queries.tsx';
import { StatusSelect } from './status-select.tsx';

const answer = stubResponse();

const anApplication = (isRemoved = false) =>
  ({ id: 12, version: 3, status: 'pending', withdrawnAt: null, job: { isRemoved } }) as ReceivedApplicationBody;

async function choose(label: string) {
  const application = anApplication();
  const person = show(<StatusSelect application={application} label="Application status" />);
  await person.click(screen.getByLabelText('Application status'));
  await person.click(await screen.findByTitle(label));
}

describe('StatusSelect', () => {
  it('keeps the status of an application to a job that our team removed', () => {
    show(<StatusSelect application={anApplication(true)} label="Application status" />);
    expect(screen.queryByLabelText('Application status')).toBeNull();
    expect(screen.getByText('Pending')).toBeTruthy();
  });

  it('saves a status as soon as it is chosen', async () => {
    answer.mockImplementation(() => Response.json({ id: 12, status: 'offered', user: { fullName: 'Maria Silva' } }));
    await choose('Offered');
    await waitFor(() => expect(toasts.current()).toMatchObject({ title: 'Status updated' }));
  });

  it('shows the old status again after a failure', async () => {
    answer.mockImplementation(() => Response.json({ message: 'Application not found' }, { status: 404 }));
    await choose('Offered');
    await waitFor(() =>
      expect(toasts.current()).toMatchObject({ title: 'Update failed', description: 'Application not found' }),
    );
    await waitFor(() => expect(document.querySelector('.ant-select-content')?.textContent).toBe('Pending'));
  });
});
