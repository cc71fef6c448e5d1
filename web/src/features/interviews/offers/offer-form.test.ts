import { expect, it } from 'vitest';
import { offerSchema, SLOTS, startForm } from './offer-form.ts';

const OFFER = { ...startForm(undefined), slot1: '2999-05-04T10:00', place: 'Desk' };

const wrong = (changes: object) =>
  (offerSchema.safeParse({ ...OFFER, ...changes }).error?.issues ?? []).map(({ path, message }) => [path[0], message]);

it.each(SLOTS)('takes no past time as %s', (slot) => {
  expect(wrong({ [slot]: '2999-05-05T10:00' })).toEqual([]);
  expect(wrong({ [slot]: '2020-05-05T10:00' })).toEqual([[slot, 'Choose a time in the future']]);
});

it.each([
  [{ slot1: '' }, 'Offer at least one time'],
  [{ place: ' ' }, 'Enter a place or a link'],
  [{ place: 'p'.repeat(201) }, 'Place must be at most 200 characters'],
  [{ link: 'ftp://example.com' }, 'Enter a link that starts with https://'],
  [{ link: `https://${'l'.repeat(493)}` }, 'Link must be at most 500 characters'],
  [{ note: 'n'.repeat(1001) }, 'Note must be at most 1000 characters'],
])('refuses %o', (changes, message) => {
  expect(wrong(changes)).toContainEqual([expect.anything(), message]);
});

it('takes what is just short enough, without the spaces around it', () => {
  const texts = { place: 'p'.repeat(200), link: `https://${'l'.repeat(492)}`, note: 'n'.repeat(1000) };
  const spaced = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, ` ${text} `]));
  expect(offerSchema.parse({ ...OFFER, ...spaced })).toMatchObject(texts);
});
