import { SignInAgain, WrongPassword } from '#identity/accounts/domain/identity-errors.js';
import { ConfirmPassword } from '#identity/password/application/confirm-password.js';
import { SignInLimits } from '#identity/sign-in/application/sign-in-limits.js';
import { TooManyAttempts } from '#shared/application/limits/rate-limiter.js';
import { InMemoryKnownAddresses } from '../../support/in-memory/identity/in-memory-known-addresses.js';
import { InMemoryUserRepository } from '../../support/in-memory/identity/in-memory-user-repository.js';
import { PlainPasswordHasher } from '../../support/in-memory/identity/plain-password-hasher.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryAuditLog } from '../../support/in-memory/shared/in-memory-audit-log.js';
import { InMemoryRateLimiter } from '../../support/in-memory/shared/in-memory-rate-limiter.js';
import { aUser } from '../../support/mothers/user-mother.js';

const RIGHT = 'secret password';

describe('confirming a change with the password', () => {
  const setUp = async () => {
    const [users, known] = [new InMemoryUserRepository(), new InMemoryKnownAddresses()];
    const [clock, audit] = [new FixedClock(), new InMemoryAuditLog()];
    const user = aUser();
    await users.add(user);
    const limits = new SignInLimits(new InMemoryRateLimiter(), known);
    const confirm = new ConfirmPassword(users, new PlainPasswordHasher(), limits, known, clock, audit);
    const attempt = (password: string, secondsAgo?: number) => {
      const signedInAt = secondsAgo === undefined ? undefined : new Date(clock.now().getTime() - secondsAgo * 1000);
      return confirm.execute({ userId: 1, password, field: 'password', address: 'home', signedInAt });
    };
    return { user, known, audit, attempt };
  };

  it('counts only failures, which are recorded as such, and knows the address afterwards', async () => {
    const { attempt, known, audit } = await setUp();
    const failing = async (times: number) => {
      for (let n = 0; n < times; n += 1) await expect(attempt('wrong')).rejects.toThrow(WrongPassword);
    };
    await failing(9);
    expect(await known.includes(1, 'home')).toBe(false);
    for (let n = 0; n < 3; n += 1) await attempt(RIGHT);
    expect(await known.includes(1, 'home')).toBe(true);
    await failing(1);
    await expect(attempt(RIGHT)).rejects.toThrow(TooManyAttempts);
    const failed = { action: 'sign-in.failed', subject: { kind: 'user', id: 1 }, details: { confirmation: true } };
    expect(audit.entries).toEqual(Array.from({ length: 10 }, () => failed));
  });

  it.each([
    [0, true],
    [600, true],
    [601, false],
    [undefined, false],
  ])('needs a sign-in of the last ten minutes without a password: %s seconds ago', async (secondsAgo, isEnough) => {
    const { attempt, user } = await setUp();
    Object.assign(user, { passwordHash: null });
    const outcome = await attempt('', secondsAgo).then(
      () => true,
      (error: unknown) => !(error instanceof SignInAgain),
    );
    expect(outcome).toBe(isEnough);
  });
});
