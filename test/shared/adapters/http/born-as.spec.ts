import { bornAs } from '../../../../src/shared/adapters/http/api/born-as.js';

class Boat {
  constructor(readonly name: string) {}

  greet(): string {
    return `Here is ${this.name}.`;
  }
}

describe('bornAs', () => {
  const ferry = Object.create(Boat.prototype, { line: { value: 'Harbour' } }) as Boat & { readonly line: string };

  it('makes what the class makes, with the prototype from the beginning', () => {
    const made = new (bornAs(Boat, ferry))('Rosa');
    expect(Object.getPrototypeOf(made)).toBe(ferry);
    expect(made).toBeInstanceOf(Boat);
    expect(made).toMatchObject({ name: 'Rosa', line: 'Harbour' });
    expect(made.greet()).toBe('Here is Rosa.');
  });

  it('leaves the class as it was', () => {
    bornAs(Boat, ferry);
    expect(Object.getPrototypeOf(new Boat('Rosa'))).toBe(Boat.prototype);
  });
});
