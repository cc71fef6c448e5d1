import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { ScheduledTaskBody } from '@/api/generated/types.gen';
import { answerAsTold, show } from '@/testing/with-queries.tsx';
import { ProtectionSettings } from './protection-settings.tsx';

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

/** Relative to now, because loading the screen may take a while. */
const schedules = (): ScheduledTaskBody[] => [
  {
    name: 'full-backup',
    cron: '5 0 * * *',
    lastRun: { startedAt: at(-2.5), finishedAt: at(-2.5), error: 'The disk is full.', isInterrupted: false },
    nextRunAt: at(0.2),
  },
  {
    name: 'critical-backup',
    cron: '30 */6 * * *',
    lastRun: { startedAt: at(-3.5), finishedAt: at(-3.5), error: null, isInterrupted: false },
    nextRunAt: at(3),
  },
  {
    name: 'sweep-files',
    cron: '5 0 * * *',
    lastRun: { startedAt: at(-1.5), finishedAt: null, error: null, isInterrupted: true },
    nextRunAt: at(0),
  },
  { name: 'schema-validation', cron: '5 0 * * *', lastRun: null, nextRunAt: at(0) },
];

const answer = answerAsTold();

// Loaded in advance, because it is large.
beforeAll(() => import('./schedule-table.tsx'));

beforeEach(() => {
  answer.mockImplementation(() => Response.json(schedules()));
});

it.each([
  ['Full backup', 'Every 24 hours'],
  ['Critical data backup', 'Every 6 hours'],
  ['Retention', 'The last 10 backups'],
  ['Schema validation', 'Every 24 hours'],
])('states the schedule of %s', (name, pace) => {
  show(<ProtectionSettings />);
  expect(screen.getByRole('heading', { name }).closest('li')?.textContent).toContain(pace);
});

it('shows last runs with their results, and next ones', async () => {
  show(<ProtectionSettings />);
  const full = await screen.findByRole('row', { name: /^Full backup/ });
  expect(full.textContent).toMatch(
    /Daily at 00:05 UTC · last run 2 hours ago.*Failed.*The disk is full\..*in 12 minutes/,
  );
  const critical = screen.getByRole('row', { name: /^Critical data backup/ });
  expect(critical.textContent).toMatch(/Every 6 hours · last run 3 hours ago.*Done.*in 3 hours/);
  const swept = screen.getByRole('row', { name: /^Delete unused files/ });
  expect(swept.textContent).toMatch(/1 hour ago.*Interrupted.*any moment/);
  expect(screen.getByRole('row', { name: /^Schema validation/ }).textContent).toMatch(
    /Daily at 00:05 UTC.*Not yet run.*any moment/,
  );
});

it('keeps stating the schedule when tasks fail to load, and retries', async () => {
  answer.mockImplementationOnce(() => Response.json({ message: 'The database is away.' }, { status: 503 }));
  const person = show(<ProtectionSettings />);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to load scheduled tasks The database is away.',
  );
  expect(screen.getByRole('heading', { name: 'Retention' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Scheduled tasks' })).toBeTruthy();
});
