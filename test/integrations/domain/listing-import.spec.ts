import { reasonToStop } from '#integrations/domain/listing-import.js';

describe('a feed that is probably incomplete', () => {
  it.each([
    [0, 0, 'The feed has no listings. If it is complete, confirm the import.'],
    [0, 9, 'The feed has no listings. If it is complete, confirm the import.'],
    [1, 0, undefined],
    [1, 2, 'The feed has 1 listing; the previous one had 2. If it is complete, confirm the import.'],
    [6, 10, 'The feed has 6 listings; the previous one had 10. If it is complete, confirm the import.'],
    [7, 10, undefined],
    [11, 10, undefined],
  ])('with %i listings after %i stops: %s', (received, known, reason) => {
    expect(reasonToStop(received, known)).toBe(reason);
  });
});
