import { ExchangeRates } from '#jobs/adapters/pay/exchange-rates.js';
import { searchCriteria } from '#search/adapters/criteria/search-criteria.js';

const rates = ExchangeRates.load(undefined);

describe('the criteria of a search', () => {
  // The ligature has 18 letters; the emoji would be cut in half.
  it.each(['cook ', '\ufdfa', 'x👩‍🍳', '1,'])('have at most 500 characters of a text of "%s"', (part) => {
    const text = part.repeat(4_000);
    const { keywords, location, near, typed } = searchCriteria({ keywords: text, location: text, near: text }, rates);
    for (const kept of [keywords, location, near, typed.keywords, typed.location]) {
      expect(kept?.isWellFormed()).toBe(true);
      expect(kept?.length).toBeLessThanOrEqual(500);
      expect(kept?.length).toBeGreaterThan(300);
    }
  });
});
