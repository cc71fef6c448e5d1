import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { ScheduledTaskBody } from '@/api/generated/types.gen';
import { stubResponse, show } from '@/testing/with-queries.tsx';
import { Schedules } from './schedules.tsx';

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

/** A local time of day. */
const next = (hour: number, minute: number) => new Date(2026, 10, 21, hour, minute).toISOString();

/** Relative to now, because loading the screen may take a while. */
const schedules = (): ScheduledTaskBody[] => [
  {
    name: 'full-backup',
    cron: '5 0 * * *',
    lastRun: { startedAt: at(-2.5), finishedAt: at(-2.5), error: 'The disk is full.', isInterrupted: false },
    nextRunAt: next(0, 5),
  },
  {
    name: 'critical-backup',
    cron: '30 */6 * * *',
    lastRun: { startedAt: at(-3.5), finishedAt: at(-3.5), error: null, isInterrupted: false },
    nextRunAt: next(18, 30),
  },
  {
    name: 'sweep-files',
    cron: '5 0 * * *',
    lastRun: { startedAt: at(-1.5), finishedAt: null, error: null, isInterrupted: true },
    nextRunAt: next(0, 5),
  },
  { name: 'schema-validation', cron: '5 0 * * *', lastRun: null, nextRunAt: next(0, 5) },
];

const answer = stubResponse();

beforeEach(() => {
  answer.mockImplementation(() => Response.json(schedules()));
});

it('shows next runs, and last runs with their results', async () => {
  show(<Schedules />);
  const full = await screen.findByRole('row', { name: /^Full backup/ });
  expect(full.textContent).toMatch(/Daily, next at 12:05 AM.*Failed.*2 hours ago.*The disk is full\./);
  const critical = screen.getByRole('row', { name: /^Critical data backup/ });
  expect(critical.textContent).toMatch(/Every 6 hours, next at 6:30 PM.*Done.*3 hours ago/);
  const swept = screen.getByRole('row', { name: /^Deleting unused files/ });
  expect(swept.textContent).toMatch(/Interrupted.*1 hour ago/);
  expect(screen.getByRole('row', { name: /^Schema validation/ }).textContent).toMatch(
    /Daily, next at 12:05 AM.*Not yet run/,
  );
});

it('says that tasks failed to load, and retries', async () => {
  answer.mockImplementationOnce(() => Response.json({ message: 'The database is away.' }, { status: 503 }));
  const person = show(<Schedules />);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'We couldn’t load scheduled tasks. The database is away',
  );
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Scheduled tasks' })).toBeTruthy();
});
