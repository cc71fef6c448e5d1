import { SignIn } from '../../../src/identity/application/sign-in.js';
import { WrongCredentials } from '../../../src/identity/domain/identity-errors.js';
import { TooManyAttempts } from '../../../src/shared/application/rate-limiter.js';
import { InMemoryUserRepository } from '../../support/in-memory/identity/in-memory-user-repository.js';
import { PlainPasswordHasher } from '../../support/in-memory/identity/plain-password-hasher.js';
import { InMemoryRateLimiter } from '../../support/in-memory/shared/in-memory-rate-limiter.js';
import { aUser } from '../../support/mothers/user-mother.js';

const RIGHT = 'secret password';

async function setUp() {
  const users = new InMemoryUserRepository();
  await users.add(aUser());
  const hasher = new PlainPasswordHasher();
  const limiter = new InMemoryRateLimiter();
  const signIn = new SignIn(users, hasher, limiter);
  const attempt = (username: string, password: string, address = '192.0.2.1') =>
    signIn.execute({ username, password, address });
  return { users, hasher, limiter, attempt };
}

async function fail(times: number, attempt: () => Promise<unknown>): Promise<void> {
  for (let i = 0; i < times; i += 1) await expect(attempt()).rejects.toThrow(WrongCredentials);
}

describe('signing in', () => {
  it('takes the username or the email address', async () => {
    const { attempt } = await setUp();
    expect((await attempt('Maria', RIGHT)).id).toBe(1);
    expect((await attempt('MARIA@example.org', RIGHT)).id).toBe(1);
  });

  it('refuses an unknown name and a wrong password alike, and hashes for both', async () => {
    const { attempt, hasher } = await setUp();
    await expect(attempt('nobody', RIGHT)).rejects.toThrow('Invalid username or password');
    await expect(attempt('maria', 'wrong')).rejects.toThrow('Invalid username or password');
    expect(hasher.verifications).toBe(2);
  });

  it('stops after ten failures of one account, whatever its spelling, before any hashing', async () => {
    const { attempt, hasher } = await setUp();
    await fail(5, () => attempt('maria', 'wrong'));
    await fail(5, () => attempt('Maria@Example.org', 'wrong'));
    hasher.verifications = 0;
    await expect(attempt('MARIA', RIGHT)).rejects.toThrow(TooManyAttempts);
    expect(hasher.verifications).toBe(0);
  });

  it('limits names that nobody has as well', async () => {
    const { attempt } = await setUp();
    await fail(10, () => attempt('ghost', 'wrong'));
    await expect(attempt('GHOST', 'wrong')).rejects.toThrow(TooManyAttempts);
  });

  it('stops an address after a hundred failures over many names', async () => {
    const { attempt } = await setUp();
    for (let name = 0; name < 100; name += 1) await fail(1, () => attempt(`ghost${name}`, 'wrong', '192.0.2.7'));
    await expect(attempt('maria', RIGHT, '192.0.2.7')).rejects.toThrow(TooManyAttempts);
    expect((await attempt('maria', RIGHT, '192.0.2.8')).id).toBe(1);
  });

  it('never counts successes', async () => {
    const { attempt } = await setUp();
    for (let i = 0; i < 30; i += 1) await attempt('maria', RIGHT);
    await fail(9, () => attempt('maria', 'wrong'));
    expect((await attempt('maria', RIGHT)).id).toBe(1);
  });

  const reasons = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
    Object.groupBy(
      outcomes.flatMap((o) => (o.status === 'rejected' ? [(o.reason as Error).constructor.name] : [])),
      (name) => name,
    );

  it('holds the limit against attempts at the same moment', async () => {
    const { attempt } = await setUp();
    const outcomes = reasons(await Promise.allSettled(Array.from({ length: 20 }, () => attempt('maria', 'wrong'))));
    expect(outcomes['WrongCredentials']).toHaveLength(10);
    expect(outcomes['TooManyAttempts']).toHaveLength(10);
  });

  it('holds the limit of an address against attempts at the same moment, over many names', async () => {
    const { attempt } = await setUp();
    const wrong: unknown[] = [];
    for (let wave = 0; wave < 8; wave += 1) {
      const names = Array.from({ length: 20 }, (_, i) => `ghost${wave * 20 + i}`);
      const outcomes = await Promise.allSettled(names.map((name) => attempt(name, 'wrong', '192.0.2.7')));
      wrong.push(...(reasons(outcomes)['WrongCredentials'] ?? []));
    }
    expect(wrong).toHaveLength(100);
  });

  it('turns away at once what one address asks beyond twenty at a time, and lets others in', async () => {
    const { attempt } = await setUp();
    const rush = Array.from({ length: 50 }, (_, i) => attempt(`ghost${i}`, 'wrong', '192.0.2.7'));
    const other = attempt('maria', RIGHT, '192.0.2.8');
    const outcomes = reasons(await Promise.allSettled(rush));
    expect(outcomes['TurnedAway']).toHaveLength(30);
    expect((await other).id).toBe(1);
  });

  it('holds the limit to the last attempt when another process counts as well', async () => {
    const { users, hasher, limiter, attempt } = await setUp();
    const elsewhere = new SignIn(users, hasher, limiter);
    const guess = (password: string) => elsewhere.execute({ username: 'maria', password, address: '192.0.2.9' });
    await fail(9, () => attempt('maria', 'wrong'));
    const outcomes = await Promise.allSettled([attempt('maria', 'wrong'), guess('wrong'), attempt('maria', RIGHT)]);
    const refused = outcomes.filter((o) => o.status === 'rejected' && o.reason instanceof TooManyAttempts);
    expect(refused).toHaveLength(2);
  });

  it('refuses what is right when the last failure is counted meanwhile', async () => {
    const { hasher, limiter, attempt } = await setUp();
    await fail(9, () => attempt('maria', 'wrong'));
    hasher.meanwhile = async () =>
      void (await limiter.consume({ name: 'failed-login-account', points: 10, seconds: 900 }, 'user:1'));
    await expect(attempt('maria', RIGHT)).rejects.toThrow(TooManyAttempts);
  });

  it('says how long to wait', async () => {
    const { attempt } = await setUp();
    await fail(10, () => attempt('maria', 'wrong'));
    await expect(attempt('maria', RIGHT)).rejects.toMatchObject({ retryAfterSeconds: 900 });
  });
});
