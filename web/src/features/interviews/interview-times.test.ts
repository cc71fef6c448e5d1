import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const CONFIG = {
  configFile: false,
  logLevel: 'silent',
  resolve: { alias: { '@': join(import.meta.dirname, '../..') } },
};

/**
 * What an employer's browser sends for entered times, and shows for them where the applicant is in another time zone; in
 * a process of its own for the employer's.
 */
async function offerIn(
  timeZone: string,
  other: string,
  entered: readonly string[],
): Promise<[instant: string, shown: string][]> {
  const script = `
    import { runnerImport } from 'vite';
    const load = async (name) => (await runnerImport(${JSON.stringify(`${import.meta.dirname}/`)} + name, ${JSON.stringify(CONFIG)})).module;
    const { formatForBoth } = await load('interview-times.ts');
    const { startForm, termsOf } = await load('offers/offer-form.ts');
    const times = Object.fromEntries(${JSON.stringify(entered)}.map((time, index) => ['slot' + (index + 1), time]));
    const { slots } = termsOf({ ...startForm(), ...times });
    console.log(JSON.stringify(slots.map((slot) => [slot, formatForBoth(slot, 60, ${JSON.stringify(other)})])));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    env: { ...process.env, TZ: timeZone },
  });
  // Times contain narrow spaces.
  return JSON.parse(stdout.replaceAll(/[^\S\n]/g, ' ')) as [string, string][];
}

it.each([
  {
    zone: 'Europe/Berlin',
    other: 'Asia/Tokyo',
    // The clocks skip the hour after 2 AM on March 29.
    expected: [
      [
        '2026-03-28T09:00',
        '2026-03-28T08:00:00.000Z',
        'Sat, Mar 28, 2026, 9:00 – 10:00 AM · 5:00 PM (Japan Standard Time)',
      ],
      [
        '2026-03-28T22:30',
        '2026-03-28T21:30:00.000Z',
        'Sat, Mar 28, 2026, 10:30 – 11:30 PM · Sun, Mar 29, 2026, 6:30 AM (Japan Standard Time)',
      ],
      [
        '2026-03-29T01:30',
        '2026-03-29T00:30:00.000Z',
        'Sun, Mar 29, 2026, 1:30 – 3:30 AM · 9:30 AM (Japan Standard Time)',
      ],
      [
        '2026-03-29T09:00',
        '2026-03-29T07:00:00.000Z',
        'Sun, Mar 29, 2026, 9:00 – 10:00 AM · 4:00 PM (Japan Standard Time)',
      ],
    ],
  },
  {
    zone: 'America/New_York',
    // Its clocks show the same.
    other: 'America/Toronto',
    // The clocks repeat the hour after 1 AM on November 1.
    expected: [
      ['2026-10-31T09:00', '2026-10-31T13:00:00.000Z', 'Sat, Oct 31, 2026, 9:00 – 10:00 AM'],
      ['2026-11-01T00:30', '2026-11-01T04:30:00.000Z', 'Sun, Nov 1, 2026, 12:30 – 1:30 AM'],
      ['2026-11-01T09:00', '2026-11-01T14:00:00.000Z', 'Sun, Nov 1, 2026, 9:00 – 10:00 AM'],
    ],
  },
])('offers and shows local times in $zone around a change of the clocks', async ({ zone, other, expected }) => {
  const offered = await offerIn(
    zone,
    other,
    expected.map(([entered = '']) => entered),
  );
  expect(offered).toEqual(expected.map(([, instant, shown]) => [instant, shown]));
});
