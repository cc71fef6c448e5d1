import { at, entriesOf, rawOf, textIn, type Raw } from '#integrations/adapters/feeds/raw-listing.js';

describe('raw values of a feed', () => {
  it.each<[Raw | undefined, string]>([
    [undefined, ''],
    ['  Chef ', 'Chef'],
    [['Chef', ' ', '', 'Porter'], 'Chef; Porter'],
    [[{ name: 'Sauces' }, { other: { a: '1', b: '2' } }, 'Fish'], 'Sauces; Fish'],
    [{ id: '7', label: '', text: 'Hotels' }, 'Hotels'],
    [{ unit: 'Hotels' }, 'Hotels'],
    [{ id: '7', unit: 'Hotels' }, ''],
  ])('%j has the text %j', (value, text) => {
    expect(textIn(value)).toBe(text);
  });

  it.each<[Raw | undefined, readonly Raw[]]>([
    [undefined, []],
    [' ', []],
    ['Fish', ['Fish']],
    [
      ['Fish', 'Sauces'],
      ['Fish', 'Sauces'],
    ],
    [{ skill: ['Fish', 'Sauces'] }, ['Fish', 'Sauces']],
    [{ skill: { name: 'Fish' } }, [{ name: 'Fish' }]],
    [{ code: 'en', level: 'B2' }, [{ code: 'en', level: 'B2' }]],
  ])('%j has the entries %j', (value, entries) => {
    expect(entriesOf(value)).toEqual(entries);
  });

  it('are found by a path, through the first of several, and never in a prototype', () => {
    const value = { place: [{ city: 'Faro' }, { city: 'Lisbon' }] };
    expect(at(value, 'place', 'city')).toBe('Faro');
    expect(at(value, 'place', 'country')).toBeUndefined();
    expect(at(value, 'place', 'city', 'length')).toBeUndefined();
    expect(at(value, 'toString')).toBeUndefined();
  });

  it('of JSON leave out what has no value', () => {
    expect(rawOf({ a: null, b: 0, c: false, d: ['x', null, 2], e: { f: null } })).toEqual({
      b: '0',
      c: 'false',
      d: ['x', '2'],
      e: {},
    });
    expect([rawOf(null), rawOf(undefined)]).toEqual([undefined, undefined]);
  });
});
