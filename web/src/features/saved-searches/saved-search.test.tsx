import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import * as buttonLink from '@/components/layout/button-link.tsx';
import { SavedSearch } from './saved-search.tsx';

// It needs a router.
beforeEach(() => vi.spyOn(buttonLink as { ButtonLink: unknown }, 'ButtonLink', 'get').mockReturnValue(() => null));
afterEach(() => vi.useRealTimers());

function show(nextAt: string | null, isMailed = true) {
  vi.setSystemTime('2026-05-04T09:00:00Z');
  const saved = {
    id: 1,
    name: null,
    title: 'chef',
    search: 'keywords=chef',
    frequency: 'daily' as const,
    problem: null,
    nextAt,
    createdAt: '2026-05-01T09:00:00Z',
    version: 1,
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ul>
        <SavedSearch saved={saved} isMailed={isMailed} />
      </ul>
    </QueryClientProvider>,
  );
}

it('shows when the next alert is sent', () => {
  show('2026-05-05T09:00:00Z');
  expect(screen.getByText(/^Next alert: Tue, May 5/)).toBeDefined();
});

it('shows no time in the past', () => {
  show('2026-05-04T08:59:00Z');
  expect(screen.getByText('Next alert: in a few minutes')).toBeDefined();
});

it('shows no next alert if alerts are not emailed', () => {
  show('2026-05-05T09:00:00Z', false);
  expect(screen.queryByText(/Next alert/)).toBeNull();
  expect(screen.getByText('Daily')).toBeDefined();
});
