import { OtpauthCodes } from '#identity/second-factor/adapters/otpauth-codes.js';

/** The secret of RFC 6238, appendix B: "12345678901234567890". */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('authenticator app codes', () => {
  const codes = new OtpauthCodes();
  const at = (seconds: number) => new Date(seconds * 1000);

  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('match RFC 6238 at %i seconds', (seconds, code) => {
    expect(codes.stepOf(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('are accepted one step early and one step late', () => {
    const step = Math.floor(1234567890 / 30);
    const outcomes = [-2, -1, 0, 1, 2].map((steps) => codes.stepOf(SECRET, '005924', at(1234567890 + steps * 30)));
    expect(outcomes).toEqual([undefined, step, step, step, undefined]);
  });

  it('get a new random secret each time', () => {
    const secrets = new Set([1, 2, 3].map(() => codes.newSecret()));
    expect(secrets.size).toBe(3);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });
});
