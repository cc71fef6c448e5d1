import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/toasts.ts';
import { show } from '@/testing/with-queries.tsx';
import { ownJobSeekerProfileQuery } from '../../profile-queries.ts';
import { ResumeSection } from './resume-section.tsx';

afterEach(() => vi.unstubAllGlobals());

function Resume() {
  const { data } = useQuery(ownJobSeekerProfileQuery);
  return data ? <ResumeSection profile={data} /> : null;
}

it('names the file and its day, and removes it after asking', async () => {
  let resumeFile: object | null = { fileName: 'Ana Lima.pdf', uploadedAt: '2026-11-20T09:00:00.000Z' };
  vi.stubGlobal('fetch', async ({ method }: Request) => {
    if (method !== 'DELETE') return Response.json({ resume: resumeFile && '/some/file', resumeFile });
    resumeFile = null;
    return new Response(null, { status: 204 });
  });
  const person = show(<Resume />);
  expect((await screen.findByText('Ana Lima.pdf')).parentElement?.textContent).toBe('Ana Lima.pdf · Nov 20, 2026');
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  await person.click(within(await screen.findByRole('tooltip')).getByRole('button', { name: 'Remove' }));
  await screen.findByText('No resume uploaded yet.');
  await waitFor(() => expect(toasts.current()).toMatchObject({ title: 'Resume removed', tone: 'success' }));
});
