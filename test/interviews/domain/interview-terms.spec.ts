import { checkTerms } from '#interviews/domain/interview-terms.js';

const NOW = new Date('2026-03-01T12:00:00Z');
const daysAhead = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60_000);
const TERMS = { slots: [daysAhead(3)], minutes: 45, place: 'Bar' };

describe('the terms of an interview', () => {
  it.each([
    [{ slots: [] }, 'Offer at least one time'],
    [{ slots: [1, 2, 3, 4, 5, 6].map(daysAhead) }, 'Offer at most 5 times'],
    [{ slots: [NOW] }, 'Times must be in the future'],
    [{ slots: [daysAhead(3), new Date(Number.NaN)] }, 'Times must be dates'],
    [{ slots: [daysAhead(181)] }, 'Times must be within 180 days'],
    [{ minutes: 9 }, 'An interview takes 10 to 480 minutes'],
    [{ minutes: 45.5 }, 'An interview takes 10 to 480 minutes'],
    [{ minutes: 481 }, 'An interview takes 10 to 480 minutes'],
    [{ place: '', link: null }, 'Enter a place or a link'],
    [{ link: 'meet.example.com' }, 'Enter a link that starts with https:// or http://'],
    [{ link: 'javascript:alert(1)' }, 'Enter a link that starts with https:// or http://'],
    [{ timeZone: '+01:00' }, 'Time zone must be an IANA name such as Europe/Lisbon'],
  ])('reject %j', (changes, message) => {
    expect(() => checkTerms({ ...TERMS, ...changes }, NOW)).toThrow(message);
  });

  it.each([
    { slots: [1, 2, 3, 4, 5].map(daysAhead) },
    { slots: [new Date(NOW.getTime() + 1), daysAhead(180)] },
    { minutes: 10 },
    { minutes: 480 },
    { place: 'x'.repeat(200) },
  ])('may be %j', (changes) => {
    expect(checkTerms({ ...TERMS, ...changes }, NOW)).toMatchObject(changes);
  });

  it('need no place with a link, and default to UTC', () => {
    const link = 'https://meet.example.com/a';
    expect(checkTerms({ ...TERMS, place: null, link }, NOW)).toMatchObject({ place: null, link, timeZone: 'UTC' });
  });
});
