import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import { toasts } from '@/lib/toasts.ts';
import { applicationKeys } from '../../application-queries.ts';
import { ResumeLink } from './resume-link.tsx';

const FILE = 'https://wayfare.test/api/resumes/a?signed=1';
const VIEWER = `https://viewer.test/?src=${encodeURIComponent(FILE)}`;

afterEach(() => vi.unstubAllGlobals());

function show(readMinutesAgo: number, resumeViewerUrl: string | null = null) {
  const client = createQueryClient();
  const application = { id: 7, resume: FILE, resumeViewerUrl };
  client.setQueryData(applicationKeys.detail(7), application, { updatedAt: Date.now() - readMinutesAgo * 60_000 });
  const open = vi.fn();
  vi.stubGlobal('open', open);
  // jsdom cannot navigate.
  const stay = vi.fn((event: Event) => event.preventDefault());
  render(
    <QueryClientProvider client={client}>
      <ResumeLink application={application} />
    </QueryClientProvider>,
  );
  window.addEventListener('click', stay, { once: true });
  return { open, link: screen.getByRole('link') };
}

describe('ResumeLink', () => {
  it('links to the viewer if there is one', () => {
    expect(show(0, VIEWER).link.getAttribute('href')).toBe(VIEWER);
  });

  it('opens a link that is still valid', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    const { link, open } = show(3.9);
    expect(link.getAttribute('href')).toBe(FILE);
    expect(link.getAttribute('rel')).toBe('noreferrer');
    await userEvent.click(link);
    expect(fetch).not.toHaveBeenCalled();
    expect(open).not.toHaveBeenCalled();
  });

  it('requests a new link when the old one is about to expire', async () => {
    const renewed = `${FILE}&again`;
    const fetch = vi.fn(async () => Response.json({ id: 7, resume: renewed, resumeViewerUrl: null, user: {} }));
    vi.stubGlobal('fetch', fetch);
    const { link, open } = show(4);
    await userEvent.dblClick(link);
    await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(renewed, '_blank', 'noreferrer'));
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('shows an error when no new link is available', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ message: 'Application not found' }, { status: 404 }));
    const { link, open } = show(5);
    await userEvent.click(link);
    await waitFor(() =>
      expect(toasts.current()).toMatchObject({
        title: 'Failed to open the resume',
        description: 'Application not found',
      }),
    );
    expect(open).not.toHaveBeenCalled();
  });
});
