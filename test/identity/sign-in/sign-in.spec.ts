import { SignIn } from '#identity/sign-in/application/sign-in.js';
import { WrongCredentials } from '#identity/accounts/domain/identity-errors.js';
import { TooManyAttempts } from '#shared/application/limits/rate-limiter.js';
import { SignInLimits } from '#identity/sign-in/application/sign-in-limits.js';
import { InMemoryKnownAddresses } from '../../support/in-memory/identity/in-memory-known-addresses.js';
import { InMemoryUserRepository } from '../../support/in-memory/identity/in-memory-user-repository.js';
import { PlainPasswordHasher } from '../../support/in-memory/identity/plain-password-hasher.js';
import { InMemoryAuditLog } from '../../support/in-memory/shared/in-memory-audit-log.js';
import { InMemoryRateLimiter } from '../../support/in-memory/shared/in-memory-rate-limiter.js';
import { aUser } from '../../support/mothers/user-mother.js';

const RIGHT = 'secret password';

async function setUp() {
  const users = new InMemoryUserRepository();
  await users.add(aUser());
  const hasher = new PlainPasswordHasher();
  const limiter = new InMemoryRateLimiter();
  const known = new InMemoryKnownAddresses();
  const audit = new InMemoryAuditLog();
  const signIn = new SignIn(users, hasher, new SignInLimits(limiter, known), limiter, audit);
  const attempt = (username: string, password: string, address = '192.0.2.1') =>
    signIn.execute({ username, password, address });
  return { users, hasher, limiter, known, audit, attempt };
}

/** Records the calls of an object's methods. */
function recorded<T extends object>(target: T, calls: string[]): T {
  return new Proxy(target, {
    get(object, name) {
      const value: unknown = Reflect.get(object, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        calls.push(`${object.constructor.name}.${String(name)}`);
        return Reflect.apply(value, object, args);
      };
    },
  });
}

async function expectFailures(times: number, attempt: () => Promise<unknown>): Promise<void> {
  for (let i = 0; i < times; i += 1) await expect(attempt()).rejects.toThrow(WrongCredentials);
}

describe('sign-in', () => {
  it('accepts the username or the email address', async () => {
    const { attempt } = await setUp();
    expect((await attempt('Maria', RIGHT)).id).toBe(1);
    expect((await attempt('MARIA@example.org', RIGHT)).id).toBe(1);
  });

  it('gives the same error for an unknown name and a wrong password, hashing for both', async () => {
    const { attempt, hasher } = await setUp();
    await expect(attempt('nobody', RIGHT)).rejects.toThrow('Invalid username or password');
    await expect(attempt('maria', 'wrong')).rejects.toThrow('Invalid username or password');
    expect(hasher.verifications).toBe(2);
  });

  it('does the same work for unknown names as for accounts, also once they are slowed', async () => {
    const users = new InMemoryUserRepository();
    await users.add(aUser());
    const workFor = async (username: string): Promise<string[]> => {
      const calls: string[] = [];
      const limiter = recorded(new InMemoryRateLimiter(), calls);
      const limits = new SignInLimits(limiter, recorded(new InMemoryKnownAddresses(), calls));
      const hasher = recorded(new PlainPasswordHasher(), calls);
      const audit = recorded(new InMemoryAuditLog(), calls);
      const signIn = new SignIn(recorded(users, calls), hasher, limits, limiter, audit);
      for (let i = 0; i < 14; i += 1) {
        const attempt = signIn.execute({ username, password: 'wrong', address: `192.0.2.${i}` });
        calls.push(await attempt.then(String, (error: Error) => error.constructor.name));
      }
      return calls;
    };
    const unknown = await workFor('nobody');
    expect(unknown).toContain('TooManyAttempts');
    for (const account of ['maria', 'maria@example.org']) expect(await workFor(account)).toEqual(unknown);
  });

  it('rejects an address after ten failures at one account, in any spelling, before hashing', async () => {
    const { attempt, hasher } = await setUp();
    await expectFailures(5, () => attempt('maria', 'wrong'));
    await expectFailures(5, () => attempt('Maria@Example.org', 'wrong'));
    hasher.verifications = 0;
    await expect(attempt('MARIA', RIGHT)).rejects.toThrow(TooManyAttempts);
    expect(hasher.verifications).toBe(0);
  });

  it('limits unknown names as well', async () => {
    const { attempt } = await setUp();
    await expectFailures(10, () => attempt('ghost', 'wrong'));
    await expect(attempt('GHOST', 'wrong')).rejects.toThrow(TooManyAttempts);
  });

  it('rejects an address after a hundred failures at many names', async () => {
    const { attempt } = await setUp();
    for (let name = 0; name < 100; name += 1)
      await expectFailures(1, () => attempt(`ghost${name}`, 'wrong', '192.0.2.7'));
    await expect(attempt('maria', RIGHT, '192.0.2.7')).rejects.toThrow(TooManyAttempts);
    expect((await attempt('maria', RIGHT, '192.0.2.8')).id).toBe(1);
  });

  it('does not count successes', async () => {
    const { attempt } = await setUp();
    for (let i = 0; i < 30; i += 1) await attempt('maria', RIGHT);
    await expectFailures(9, () => attempt('maria', 'wrong'));
    expect((await attempt('maria', RIGHT)).id).toBe(1);
  });

  const reasons = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
    Object.groupBy(
      outcomes.flatMap((o) => (o.status === 'rejected' ? [(o.reason as Error).constructor.name] : [])),
      (name) => name,
    );
  const atOnce = (count: number, attempt: (i: number) => Promise<unknown>) =>
    Promise.allSettled(Array.from({ length: count }, (_, i) => attempt(i)));

  it('enforces the limit on simultaneous attempts', async () => {
    const { attempt } = await setUp();
    const outcomes = reasons(await atOnce(20, () => attempt('maria', 'wrong')));
    expect(outcomes['WrongCredentials']).toHaveLength(10);
    expect(outcomes['TooManyAttempts']).toHaveLength(10);
  });

  it('enforces the limit per address on simultaneous attempts at many names', async () => {
    const { attempt } = await setUp();
    const outcomes = reasons(await atOnce(100, (i) => attempt(`ghost${i}`, 'wrong', '192.0.2.7')));
    const rest = reasons(await atOnce(60, (i) => attempt(`ghost${100 + i}`, 'wrong', '192.0.2.7')));
    expect(outcomes['WrongCredentials']).toHaveLength(100);
    expect(rest['TooManyAttempts']).toHaveLength(60);
  });

  it('enforces the limit across processes', async () => {
    const { users, hasher, limiter, known, attempt } = await setUp();
    const elsewhere = new SignIn(users, hasher, new SignInLimits(limiter, known), limiter, new InMemoryAuditLog());
    const guess = () => elsewhere.execute({ username: 'maria', password: 'wrong', address: '192.0.2.1' });
    const outcomes = reasons(await atOnce(20, (i) => (i % 2 ? guess() : attempt('maria', 'wrong'))));
    expect(outcomes['WrongCredentials']).toHaveLength(10);
  });

  it('accepts fifty valid attempts at once at one account from one address', async () => {
    const { attempt } = await setUp();
    const outcomes = await atOnce(50, () => attempt('maria', RIGHT));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
  });

  it('rejects attempts beyond the queue, and serves another address before the rest', async () => {
    const { attempt } = await setUp();
    let done = 0;
    const rush = atOnce(300, (i) => attempt(`ghost${i}`, 'wrong', '192.0.2.7').finally(() => (done += 1)));
    expect((await attempt('maria', RIGHT, '192.0.2.8')).id).toBe(1);
    expect(done).toBeLessThan(250);
    expect(reasons(await rush)['TurnedAway']).toHaveLength(196);
  });

  it('rejects names and passwords that are too long without a lookup', async () => {
    const { attempt, hasher } = await setUp();
    await expectFailures(1, () => attempt('x'.repeat(255), RIGHT));
    await expectFailures(1, () => attempt('maria', 'x'.repeat(129)));
    expect(hasher.verifications).toBe(0);
    await expectFailures(1, () => attempt('x'.repeat(254), RIGHT));
    await expectFailures(1, () => attempt('maria', 'x'.repeat(128)));
    expect(hasher.verifications).toBe(2);
  });

  it('is recorded if it fails, and if it is refused, the latter once in a quarter of an hour', async () => {
    const { attempt, audit } = await setUp();
    await expectFailures(1, () => attempt(' ghost ', 'wrong'));
    await expectFailures(10, () => attempt('maria', 'wrong'));
    for (let times = 0; times < 3; times += 1) await expect(attempt('maria', RIGHT)).rejects.toThrow(TooManyAttempts);
    const maria = { kind: 'user', id: 1 };
    expect(audit.entries).toEqual([
      { action: 'sign-in.failed' },
      ...Array.from({ length: 10 }, () => ({ action: 'sign-in.failed', subject: maria })),
      { action: 'sign-in.refused', subject: maria, details: { reason: 'too-many-attempts' } },
    ]);
  });

  it('states when to try again', async () => {
    const { attempt } = await setUp();
    await expectFailures(10, () => attempt('maria', 'wrong'));
    await expect(attempt('maria', RIGHT)).rejects.toMatchObject({ retryAfterSeconds: 900 });
  });
});

describe('sign-in to an account under attack', () => {
  const underAttack = async () => {
    const world = await setUp();
    await world.known.add(1, 'home');
    for (let i = 0; i < 10; i += 1) await expectFailures(1, () => world.attempt('maria', 'wrong', `attacker ${i}`));
    return world;
  };

  it('accepts an address that signed in before', async () => {
    const { attempt } = await underAttack();
    for (let i = 0; i < 3; i += 1) expect((await attempt('maria', RIGHT, 'home')).id).toBe(1);
  });

  it('allows all other addresses together one attempt every twenty seconds', async () => {
    const { attempt, limiter } = await underAttack();
    await expectFailures(1, () => attempt('maria', 'wrong', 'attacker 10'));
    await expect(attempt('maria', RIGHT, 'hotel')).rejects.toMatchObject({ retryAfterSeconds: 20 });
    limiter.forget('slow-login-account');
    expect((await attempt('maria', RIGHT, 'hotel')).id).toBe(1);
  });

  it('rejects a known address after ten failures of its own', async () => {
    const { attempt } = await underAttack();
    await expectFailures(10, () => attempt('maria', 'wrong', 'home'));
    await expect(attempt('maria', RIGHT, 'home')).rejects.toThrow(TooManyAttempts);
  });

  it('does not affect other accounts', async () => {
    const { attempt } = await underAttack();
    await expectFailures(1, () => attempt('ghost', 'wrong', 'hotel'));
  });
});
