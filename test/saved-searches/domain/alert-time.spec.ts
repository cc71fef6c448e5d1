import { jest } from '@jest/globals';
import { nextAlertAt } from '#saved-searches/domain/alert-time.js';
import { isTimeZone } from '#shared/domain/values/time-zone.js';

const next = (frequency: 'instant' | 'daily' | 'weekly', hour: number, timeZone: string, after: string) =>
  nextAlertAt(frequency, { hour, timeZone }, new Date(after))?.toISOString();

describe('the time of alerts', () => {
  it('is the next quarter hour for instant alerts', () => {
    expect(next('instant', 8, 'UTC', '2026-05-04T09:15:00Z')).toBe('2026-05-04T09:30:00.000Z');
    expect(next('instant', 8, 'UTC', '2026-05-04T09:29:59Z')).toBe('2026-05-04T09:30:00.000Z');
  });

  it.each([
    ['Europe/Lisbon', 8, '2026-01-10T07:59:00Z', '2026-01-10T08:00:00.000Z'],
    ['Europe/Lisbon', 8, '2026-01-10T08:00:00Z', '2026-01-11T08:00:00.000Z'],
    // Daylight saving time starts and ends overnight.
    ['Europe/Lisbon', 8, '2026-03-28T12:00:00Z', '2026-03-29T07:00:00.000Z'],
    ['Europe/Lisbon', 8, '2026-10-24T12:00:00Z', '2026-10-25T08:00:00.000Z'],
    // Far from UTC, the local date differs.
    ['Pacific/Kiritimati', 8, '2026-05-04T12:00:00Z', '2026-05-04T18:00:00.000Z'],
    ['Pacific/Pago_Pago', 23, '2026-05-04T09:00:00Z', '2026-05-04T10:00:00.000Z'],
    ['Asia/Kathmandu', 8, '2026-05-04T00:00:00Z', '2026-05-04T02:15:00.000Z'],
  ])('in %s at %s after %s is %s', (timeZone, hour, after, expected) => {
    expect(next('daily', hour, timeZone, after)).toBe(expected);
  });

  it('is the end of an hour skipped by the clocks', () => {
    expect(next('daily', 2, 'Europe/Berlin', '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:00:00.000Z');
    expect(next('daily', 2, 'Europe/Berlin', '2026-03-29T01:00:00Z')).toBe('2026-03-30T00:00:00.000Z');
    // Cairo skips the hour after midnight, Lord Howe only half an hour.
    expect(next('daily', 0, 'Africa/Cairo', '2026-04-23T12:00:00Z')).toBe('2026-04-23T22:00:00.000Z');
    expect(next('daily', 2, 'Australia/Lord_Howe', '2026-10-03T12:00:00Z')).toBe('2026-10-03T15:30:00.000Z');
  });

  it('is the first of a repeated hour, and only once', () => {
    expect(next('daily', 2, 'Europe/Berlin', '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:00:00.000Z');
    expect(next('daily', 2, 'Europe/Berlin', '2026-10-25T00:00:00Z')).toBe('2026-10-26T01:00:00.000Z');
  });

  it('is on Mondays in the local time zone for weekly alerts', () => {
    expect(next('weekly', 8, 'UTC', '2026-05-04T08:00:00Z')).toBe('2026-05-11T08:00:00.000Z');
    expect(next('weekly', 7, 'Pacific/Auckland', '2026-05-02T12:00:00Z')).toBe('2026-05-03T19:00:00.000Z');
  });

  it('keeps one format of a time zone, however its name is written', () => {
    const made = jest.spyOn(Intl, 'DateTimeFormat');
    const names = ['Asia/Thimphu', 'asia/thimphu', 'ASIA/THIMPHU', 'aSiA/tHiMpHu'];
    const due = names.map((name) => next('daily', 8, name, '2026-05-04T00:00:00Z'));
    expect([new Set(due), made.mock.calls.length]).toEqual([new Set(['2026-05-04T02:00:00.000Z']), 1]);
    made.mockRestore();
  });

  it('accepts only IANA time zones', () => {
    for (const name of ['UTC', 'Europe/Lisbon', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])
      expect([name, isTimeZone(name)]).toEqual([name, true]);
    for (const name of ['', '+02:00', 'Mars/Olympus', 'Europe/', ' UTC', 'x'.repeat(100)])
      expect([name, isTimeZone(name)]).toEqual([name, false]);
  });
});
