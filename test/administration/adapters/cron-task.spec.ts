import { cronTask } from '#administration/adapters/schedule/cron-task.js';

const at = (time: string) => new Date(`2026-${time}Z`);

describe('a cron task', () => {
  it.each([
    ['5 0 * * *', '11-22T00:04:59.999', '11-21T00:05:00', '11-22T00:05:00'],
    ['5 0 * * *', '11-22T00:05:00', '11-22T00:05:00', '11-23T00:05:00'],
    ['5 0 * * *', '11-22T23:59:59', '11-22T00:05:00', '11-23T00:05:00'],
    ['30 */6 * * *', '11-22T06:29:00', '11-22T00:30:00', '11-22T06:30:00'],
    ['30 */6 * * *', '11-22T18:30:00.001', '11-22T18:30:00', '11-23T00:30:00'],
    ['0 * * * *', '11-22T10:00:00', '11-22T10:00:00', '11-22T11:00:00'],
    ['0 3 * * 1', '11-22T10:00:00', '11-16T03:00:00', '11-23T03:00:00'],
    ['0 3 1 * *', '11-30T10:00:00', '11-01T03:00:00', '12-01T03:00:00'],
  ])('with the schedule %s, at %s, was last due at %s and is next due at %s', (cron, now, last, next) => {
    const task = cronTask({ name: 'any', cron }, () => Promise.resolve());
    expect(task.lastDueAt(at(now))).toEqual(at(last));
    expect(task.nextDueAt(at(now))).toEqual(at(next));
  });
});
