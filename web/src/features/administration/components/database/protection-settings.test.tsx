import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { ScheduleBody } from '../../../../api/generated/types.gen';
import { answerAsTold, show } from '../../../../testing/with-queries.tsx';
import { ProtectionSettings } from './protection-settings.tsx';

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

/** As of now: the code of the screen may take its time to come. */
const schedules = (): ScheduleBody[] => [
  {
    name: 'full-backup',
    everyHours: 24,
    lastRun: { startedAt: at(-2.5), finishedAt: at(-2.5), error: 'The disk is full.', isCutOff: false },
    nextRunAt: at(0.2),
  },
  {
    name: 'critical-backup',
    everyHours: 6,
    lastRun: { startedAt: at(-3.5), finishedAt: at(-3.5), error: null, isCutOff: false },
    nextRunAt: at(3),
  },
  {
    name: 'sweep-files',
    everyHours: 24,
    lastRun: { startedAt: at(-1.5), finishedAt: null, error: null, isCutOff: true },
    nextRunAt: at(0),
  },
  { name: 'schema-validation', everyHours: 24, lastRun: null, nextRunAt: at(0) },
];

const answer = answerAsTold();

// Loaded before the clock of a test runs: it is large.
beforeAll(() => import('./schedule-table.tsx'));

beforeEach(() => {
  answer.mockImplementation(() => Response.json(schedules()));
});

it.each([
  ['Full backup', 'Every 24 hours'],
  ['Critical data backup', 'Every 6 hours'],
  ['Retention', 'The last 10 backups'],
  ['Schema validation', 'Every 24 hours'],
])('states how often: %s', (name, pace) => {
  show(<ProtectionSettings />);
  expect(screen.getByRole('heading', { name }).closest('li')?.textContent).toContain(pace);
});

it('tells the last runs with what came of them, and the next ones', async () => {
  show(<ProtectionSettings />);
  const full = await screen.findByRole('row', { name: /^Full backup/ });
  expect(full.textContent).toMatch(/24 hours.*2 hours ago.*Failed.*The disk is full\..*in 12 minutes/);
  const critical = screen.getByRole('row', { name: /^Critical data backup/ });
  expect(critical.textContent).toMatch(/6 hours.*3 hours ago.*Done.*in 3 hours/);
  const swept = screen.getByRole('row', { name: /^Deleting files/ });
  expect(swept.textContent).toMatch(/1 hour ago.*Interrupted.*any moment/);
  expect(screen.getByRole('row', { name: /^Schema validation/ }).textContent).toMatch(/Never.*Not yet run.*any moment/);
});

it('keeps stating the schedule where the runs do not load, and tries again', async () => {
  answer.mockImplementationOnce(() => Response.json({ message: 'The database is away.' }, { status: 503 }));
  const person = show(<ProtectionSettings />);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load the runs The database is away.');
  expect(screen.getByRole('heading', { name: 'Retention' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Last and next runs' })).toBeTruthy();
});
