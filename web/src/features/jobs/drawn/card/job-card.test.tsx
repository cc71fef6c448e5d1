import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import { initialsOf } from './company-logo.tsx';
import { JobCard, tagOf, type JobCardContent } from './job-card.tsx';

const JOB: JobCardContent = {
  id: 12,
  title: 'Night Auditor',
  company: 'Grand Hotel',
  location: 'Lisbon',
  description: 'Quiet hours.',
  employerId: 7,
  jobType: 'part_time',
  category: 'hotels',
  salary: 'With tips',
};

/** Reports every element as seen at once. */
class SeenAtOnce {
  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.report([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SeenAtOnce);
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

async function show(card: ReactNode, fetch: () => Promise<Response>) {
  const requested = vi.fn(fetch);
  vi.stubGlobal('fetch', requested);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => card }),
    history: createMemoryHistory(),
  });
  const client = createQueryClient();
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findAllByRole('article');
  return { requested, ...view };
}

const company = (companyLogo: string | null) => async () => Response.json({ companyName: 'Grand Hotel', companyLogo });

describe('JobCard', () => {
  it('links to the page of the listing and shows the pay', async () => {
    await show(<JobCard job={JOB} />, company(null));
    expect(screen.getByRole('link', { name: 'Night Auditor' }).getAttribute('href')).toBe('/jobs/12');
    expect(screen.getByText('With tips')).toBeTruthy();
    expect(screen.getByText('Part time')).toBeTruthy();
  });

  it('shows an image generated from the name if there is no logo', async () => {
    const { container } = await show(<JobCard job={JOB} />, company(null));
    expect(container.querySelector('text')?.textContent).toBe('GH');
  });

  it('shows a placeholder if the logo is broken', async () => {
    const { container } = await show(<JobCard job={JOB} />, company('/files/logo.png'));
    const logo = await waitFor(() => {
      const image = container.querySelector('img');
      if (!image) throw new Error('There is no logo.');
      return image;
    });
    fireEvent.error(logo);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('.placeholder')).toBeTruthy();
  });

  it('requests a company once, and none without an employer', async () => {
    const cards = (
      <>
        <JobCard job={JOB} />
        <JobCard job={{ ...JOB, id: 13 }} />
        <JobCard job={{ ...JOB, id: 14, employerId: undefined }} />
      </>
    );
    const { requested } = await show(cards, company(null));
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(1));
  });
});

it.each<[Partial<JobCardContent>, string | undefined]>([
  [{ jobType: 'full_time', category: 'hotels', experience: 'mid' }, 'Full time'],
  [{ jobType: undefined, category: 'cruise', experience: 'mid' }, 'Cruise lines'],
  [{ jobType: undefined, category: '', experience: 'Ten winters' }, 'Ten winters'],
  [{ jobType: undefined, category: undefined, experience: null }, undefined],
])('shows for %j only %s', (kind, tag) => expect(tagOf({ ...JOB, ...kind })).toBe(tag));

it.each([
  ['Grand Hotel Lisbon', 'GH'],
  ['Événements', 'É'],
  ['— 24/7 Tours', '27'],
  ['!!!', '?'],
])('takes the initials of %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
