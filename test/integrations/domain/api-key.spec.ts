import { checkKey } from '#integrations/domain/api-key.js';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const expiry = (days: number) => checkKey({ name: 'ATS', days }, NOW).expiresAt.toISOString();

describe('an API key', () => {
  it('is valid for 1 to 365 whole days', () => {
    expect(expiry(1)).toBe('2026-06-16T12:00:00.000Z');
    expect(expiry(365)).toBe('2027-06-15T12:00:00.000Z');
    for (const days of [0, 1.5, 366]) expect(() => expiry(days)).toThrow('A key is valid for 1 to 365 days');
  });
});
