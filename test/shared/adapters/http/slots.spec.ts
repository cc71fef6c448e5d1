import { Slots } from '../../../../src/shared/adapters/http/slots.js';

describe('Slots', () => {
  const [first, second, third] = [{ name: 'first' }, { name: 'second' }, { name: 'third' }];

  it('keep what was put until it is cleared', () => {
    const slots = new Slots<object>();
    const slot = slots.put(first);
    slots.put(second);
    slots.clear(slot);
    expect(slots.items()).toEqual([second]);
  });

  it('use places again and so stay as few as there were things at once', () => {
    const slots = new Slots<object>();
    slots.put(first);
    const places = Array.from({ length: 1_000 }, () => {
      const slot = slots.put(second);
      slots.clear(slot);
      return slot;
    });
    expect(new Set(places).size).toBe(1);
    slots.put(third);
    expect(slots.items()).toEqual([first, third]);
  });
});
