import { checkNote, checkTags, consentEnd } from '#talent-pool/domain/pool.js';

describe('a talent pool', () => {
  it('keeps people for at most 24 months', () => {
    expect(consentEnd(new Date('2026-02-28T12:00:00.000Z'))).toEqual(new Date('2028-02-28T12:00:00.000Z'));
  });

  it('takes each tag once, in any case', () => {
    expect(checkTags([' summer ', 'Summer', 'bar'])).toEqual(['summer', 'bar']);
    expect(checkTags(['Summer', 'summer', 'Bar'])).toEqual(['Summer', 'Bar']);
    const most = Array.from({ length: 20 }, (_, index) => String(index).padStart(40, 'a'));
    expect(checkTags(most)).toEqual(most);
    expect(() => checkTags([''])).toThrow('Tag is required');
    expect(() => checkTags(['a'.repeat(41)])).toThrow('Tag must be at most 40 characters');
    expect(() => checkTags(Array.from({ length: 21 }, (_, index) => `tag ${index}`))).toThrow('at most 20 tags');
  });

  it('takes notes with a text', () => {
    expect(checkNote(' Call her. ')).toBe('Call her.');
    expect(checkNote('x'.repeat(2_000))).toHaveLength(2_000);
    expect(() => checkNote('x'.repeat(2_001))).toThrow('Note must be at most 2000 characters');
    expect(() => checkNote('  ')).toThrow('Please enter a note');
  });
});
