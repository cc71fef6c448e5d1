import { OtpauthCodes } from '#identity/second-factor/adapters/otpauth-codes.js';
import { CODE_LIFETIME } from '#identity/sign-in/application/browser-session.js';
import type { ProviderIdentity } from '#identity/providers/application/linked-identities.js';
import type { Objections } from '#identity/administration/application/suspension/objections.js';
import type { Suspensions } from '#identity/administration/application/suspension/suspensions.js';
import type { LinkIdentity } from '#identity/providers/application/link-identity.js';
import { CheckCode } from '#identity/second-factor/application/check-code.js';
import { AdmitUser } from '#identity/sign-in/application/admit-user.js';
import { CompleteSignIn } from '#identity/sign-in/application/complete-sign-in.js';
import { EnterSignInCode } from '#identity/sign-in/application/enter-sign-in-code.js';
import { SignInLimits } from '#identity/sign-in/application/sign-in-limits.js';
import { StartSession } from '#identity/sign-in/application/start-session.js';
import { TooManyAttempts } from '#shared/application/limits/rate-limiter.js';
import { NothingPending, WrongCredentials } from '#identity/accounts/domain/identity-errors.js';
import { CodeRequired, WrongCode } from '#identity/second-factor/domain/second-factor.js';
import { AccountIsSuspended } from '#identity/administration/domain/suspension.js';
import { AuthenticatorApp, STEP } from '../../support/authenticator-app.js';
import { InMemoryBrowserSession } from '../../support/in-memory/identity/in-memory-browser-session.js';
import { InMemoryKnownAddresses } from '../../support/in-memory/identity/in-memory-known-addresses.js';
import { InMemorySecondFactors } from '../../support/in-memory/identity/in-memory-second-factors.js';
import { InMemoryUserRepository } from '../../support/in-memory/identity/in-memory-user-repository.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryAuditLog } from '../../support/in-memory/shared/in-memory-audit-log.js';
import { InMemoryRateLimiter } from '../../support/in-memory/shared/in-memory-rate-limiter.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';
import { aUser } from '../../support/mothers/user-mother.js';

const SECRET = 'JBSWY3DPEHPK3PXP';
const SUSPENSIONS = { latest: async () => ({ reason: 'It sends spam.' }) } as unknown as Suspensions;
const OBJECTIONS = { token: async () => 'the-token' } as unknown as Objections;
const IDENTITY: ProviderIdentity = {
  provider: 'example',
  issuer: 'https://id.example.org',
  subject: '17',
  email: null,
  isEmailVerified: false,
  fullName: null,
};

async function setUp() {
  const [users, factors, known] = [
    new InMemoryUserRepository(),
    new InMemorySecondFactors(),
    new InMemoryKnownAddresses(),
  ];
  const [session, clock, audit] = [new InMemoryBrowserSession(), new FixedClock(), new InMemoryAuditLog()];
  const unitOfWork = new InMemoryUnitOfWork();
  const linked: unknown[] = [];
  const linkIdentity = { execute: async (command: unknown) => linked.push(command) } as unknown as LinkIdentity;
  const admitUser = new AdmitUser(SUSPENSIONS, OBJECTIONS, audit, 'https://jobs.example.org');
  const startSession = new StartSession(users, linkIdentity, known, unitOfWork, clock, audit);
  const limits = new SignInLimits(new InMemoryRateLimiter(), known);
  const checkCode = new CheckCode(factors, new OtpauthCodes(), limits, unitOfWork, clock, audit);
  const enterCode = new EnterSignInCode(users, admitUser, checkCode, startSession, clock);
  const user = aUser();
  await users.add(user);
  return {
    user,
    known,
    session,
    clock,
    audit,
    linked,
    complete: new CompleteSignIn(admitUser, factors, startSession, clock),
    enter: (code: string) => enterCode.execute({ code, session }),
    code: () => new AuthenticatorApp(SECRET).code(clock.now().getTime()),
    async turnOnSecondFactor() {
      await factors.propose(user.id, SECRET);
      await factors.enable(user.id, Math.floor(clock.now().getTime() / STEP) - 1, clock.now());
    },
  };
}

describe('completing a sign-in', () => {
  it('starts a session, records it, and remembers the address', async () => {
    const { complete, user, session, clock, audit, known } = await setUp();
    await complete.execute({ user, method: 'password', session });
    const startedAt = clock.now();
    expect(session).toMatchObject({ userId: user.id, passedSecondFactor: false, startedAt, isDetached: false });
    expect(audit.entries).toEqual([
      {
        action: 'sign-in.succeeded',
        subject: { kind: 'user', id: user.id },
        actorId: user.id,
        details: { with: 'password' },
      },
    ]);
    expect(await known.includes(user.id, session.address)).toBe(true);
  });

  it('learns the time zone of the browser, if it tells one', async () => {
    const { complete, user, session } = await setUp();
    for (const [timeZone, learned] of [
      [undefined, null],
      ['Europe/Lisbon', 'Europe/Lisbon'],
      [undefined, 'Europe/Lisbon'],
      ['Asia/Tokyo', 'Asia/Tokyo'],
    ] as const) {
      session.timeZone = timeZone;
      await complete.execute({ user, method: 'password', session });
      expect(user.learnedZone).toBe(learned);
    }
  });

  it('counts a passkey as two factors', async () => {
    const { complete, user, session, audit, turnOnSecondFactor } = await setUp();
    await turnOnSecondFactor();
    await complete.execute({ user, method: 'passkey', session });
    expect(session).toMatchObject({ userId: user.id, passedSecondFactor: true });
    expect(audit.entries[0]?.details).toEqual({ with: 'passkey' });
  });

  it('rejects a password that has changed since, and does not save the session', async () => {
    const { complete, user, session, audit, known } = await setUp();
    const before = aUser();
    user.setPassword('hashed:another password');
    await expect(complete.execute({ user: before, method: 'password', session })).rejects.toThrow(WrongCredentials);
    expect(session).toMatchObject({ userId: undefined, isDetached: true });
    expect(audit.entries).toEqual([]);
    expect(await known.includes(user.id, session.address)).toBe(false);
  });

  it('rejects suspended users, with the address for objections', async () => {
    const { complete, user, session, clock, audit } = await setUp();
    user.suspend('Spam', clock.now());
    const attempt = complete.execute({ user, method: 'passkey', session });
    await expect(attempt).rejects.toThrow(AccountIsSuspended);
    await expect(attempt).rejects.toThrow('https://jobs.example.org/objection#the-token');
    await expect(attempt).rejects.toThrow('Reason: It sends spam.');
    const details = { reason: 'suspended' };
    expect(audit.entries).toEqual([{ action: 'sign-in.refused', subject: { kind: 'user', id: user.id }, details }]);
    expect(session.userId).toBeUndefined();
  });
});

describe('completing a sign-in with a code', () => {
  const waiting = async () => {
    const world = await setUp();
    const { complete, user, session } = world;
    await world.turnOnSecondFactor();
    await expect(complete.execute({ user, method: 'password', identity: IDENTITY, session })).rejects.toThrow(
      CodeRequired,
    );
    return world;
  };

  it('starts no session and links nothing before the code', async () => {
    const { session, audit, linked } = await waiting();
    expect(session.userId).toBeUndefined();
    expect([linked, audit.entries]).toEqual([[], []]);
  });

  it('starts the session, links the identity, and records the code', async () => {
    const { enter, code, user, session, audit, linked } = await waiting();
    expect(await enter(code())).toBe(user);
    expect(session).toMatchObject({ userId: user.id, passedSecondFactor: true });
    expect(linked).toEqual([{ userId: user.id, identity: IDENTITY }]);
    expect(audit.entries[0]?.details).toEqual({ with: 'password', code: true });
  });

  it('rejects a wrong code, and accepts the right one afterwards', async () => {
    const { enter, code, user } = await waiting();
    await expect(enter('AAAAAAAAAAAAAAAA')).rejects.toThrow(WrongCode);
    expect(await enter(code())).toBe(user);
  });

  it('counts wrong codes only, records them, and takes each code once', async () => {
    const { enter, code, session, audit, complete, user } = await waiting();
    const wrong = async (times: number) => {
      for (let n = 0; n < times; n += 1) await expect(enter('AAAA-AAAA-AAAA-AAAA')).rejects.toThrow(WrongCode);
    };
    await expect(enter('nonsense')).rejects.toThrow(WrongCode);
    await wrong(9);
    const failed = { action: 'second-factor.failed', subject: { kind: 'user', id: user.id } };
    expect(audit.entries).toEqual(Array.from({ length: 9 }, () => failed));
    const used = code();
    await enter(used);
    const again = () => complete.execute({ user, method: 'password', session });
    await expect(again()).rejects.toThrow(CodeRequired);
    await expect(enter(used)).rejects.toThrow(WrongCode);
    await expect(enter('AAAAAAAAAAAAAAAA')).rejects.toThrow(TooManyAttempts);
  });

  it('rejects codes after ten minutes', async () => {
    const { enter, code, clock } = await waiting();
    clock.forward(CODE_LIFETIME);
    await expect(enter(code())).rejects.toThrow(NothingPending);
  });

  it('rejects codes after the password has changed', async () => {
    const { enter, code, user } = await waiting();
    user.setPassword('hashed:another password');
    await expect(enter(code())).rejects.toThrow(NothingPending);
  });

  it('rejects users who were suspended in the meantime', async () => {
    const { enter, code, user, clock } = await waiting();
    user.suspend('Spam', clock.now());
    await expect(enter(code())).rejects.toThrow(AccountIsSuspended);
  });

  it('rejects codes without a pending sign-in', async () => {
    const { enter, code } = await setUp();
    await expect(enter(code())).rejects.toThrow(NothingPending);
  });
});
