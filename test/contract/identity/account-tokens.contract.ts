import type { AccountTokens } from '#identity/accounts/application/ports/account-tokens.js';
import type { LinkPurpose } from '#identity/accounts/domain/account-link.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';

const HOUR = 60 * 60 * 1000;
const EMAIL = 'maria@example.org';

/** Behavior that every adapter of `AccountTokens` must have; `start` returns one without any for the two users. */
export function accountTokensContract(
  start: (clock: FixedClock) => Promise<{ readonly tokens: AccountTokens; readonly ids: readonly [number, number] }>,
): void {
  const begin = async () => {
    const clock = new FixedClock();
    const { tokens, ids } = await start(clock);
    const link = (purpose: LinkPurpose, userId: number = ids[0]) => ({ userId, purpose, email: EMAIL });
    return { clock, tokens, ids, link };
  };

  it('accepts a token once and only for its purpose, even if used simultaneously', async () => {
    const { tokens, ids, link } = await begin();
    const { token, expiresAt } = await tokens.issue(link('email_change'));
    const stored = { ...link('email_change'), id: expect.any(Number), userId: ids[0], expiresAt, since: null };
    expect(await tokens.consume('email_undo', token)).toBeUndefined();
    expect(await tokens.find('email_change', token)).toEqual(stored);
    const uses = await Promise.all(Array.from({ length: 4 }, () => tokens.consume('email_change', token)));
    expect(uses.filter(Boolean)).toEqual([stored]);
    expect(await tokens.find('email_change', token)).toBeUndefined();
    expect(await tokens.consume('email_change', 'unknown')).toBeUndefined();
  });

  it.each([
    ['password_reset', 1],
    ['email_change', 24],
    ['email_verification', 24],
    ['email_undo', 7 * 24],
  ] as const)('lets a token expire: %s after %i h', async (purpose, hours) => {
    const { clock, tokens, ids, link } = await begin();
    const { token } = await tokens.issue(link(purpose));
    clock.forward(hours * HOUR - 1);
    expect(await tokens.pending(ids[0], purpose)).toMatchObject({ email: EMAIL });
    clock.forward(1);
    expect(await tokens.find(purpose, token)).toBeUndefined();
    expect(await tokens.pending(ids[0], purpose)).toBeUndefined();
    expect(await tokens.consume(purpose, token)).toBeUndefined();
  });

  it('replaces only the tokens of the same user and purpose', async () => {
    const { tokens, ids, link } = await begin();
    const { token: replaced } = await tokens.issue(link('password_reset'));
    const { token: another } = await tokens.issue(link('email_change'));
    const { token: others } = await tokens.issue(link('password_reset', ids[1]));
    const { token: newest } = await tokens.replace(link('password_reset'));
    expect(await tokens.find('password_reset', replaced)).toBeUndefined();
    expect(await tokens.find('password_reset', newest)).toBeDefined();
    expect(await tokens.find('email_change', another)).toBeDefined();
    expect(await tokens.find('password_reset', others)).toBeDefined();
  });

  it('lists the valid tokens of a purpose, oldest first, and revokes one with the later ones', async () => {
    const { clock, tokens, ids, link } = await begin();
    const since = clock.now();
    for (const purpose of ['email_undo', 'email_undo', 'password_reset', 'email_undo'] as const)
      await tokens.issue({ ...link(purpose), since });
    await tokens.issue(link('email_undo', ids[1]));
    const open = await tokens.open(ids[0], 'email_undo');
    expect(open.map(({ id }) => id)).toEqual(open.map(({ id }) => id).sort((a, b) => a - b));
    expect(open).toMatchObject([{ since }, { since }, { since }]);
    const { token: used } = await tokens.issue(link('email_undo'));
    await tokens.consume('email_undo', used);
    expect(await tokens.open(ids[0], 'email_undo')).toEqual(open);
    const [first, second] = open;
    if (second) await tokens.revokeFrom(second);
    expect(await tokens.open(ids[0], 'email_undo')).toEqual([first]);
    expect(await tokens.open(ids[0], 'password_reset')).toHaveLength(1);
    expect(await tokens.open(ids[1], 'email_undo')).toHaveLength(1);
  });

  it('revokes the tokens of a user for these purposes', async () => {
    const { tokens, ids, link } = await begin();
    const { token: undo } = await tokens.issue(link('email_undo'));
    const { token: reset } = await tokens.issue(link('password_reset'));
    const { token: kept } = await tokens.issue(link('email_verification'));
    await tokens.revoke(ids[0], 'email_undo', 'password_reset');
    expect(await tokens.find('email_undo', undo)).toBeUndefined();
    expect(await tokens.find('password_reset', reset)).toBeUndefined();
    expect(await tokens.find('email_verification', kept)).toBeDefined();
  });
}
