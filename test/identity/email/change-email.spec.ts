import { ConfirmEmailChange } from '#identity/email/application/confirm-email-change.js';
import { RequestEmailChange } from '#identity/email/application/request-email-change.js';
import { RequestEmailVerification } from '#identity/email/application/request-email-verification.js';
import { UndoEmailChange } from '#identity/email/application/undo-email-change.js';
import { VerifyEmail } from '#identity/email/application/verify-email.js';
import { ConfirmPassword } from '#identity/password/application/confirm-password.js';
import { ConfirmedChange } from '#identity/password/application/confirmed-change.js';
import { RequestPasswordReset } from '#identity/password/application/request-password-reset.js';
import type { RevokeAccess } from '#identity/accounts/application/revoke-access.js';
import { SignInLimits } from '#identity/sign-in/application/sign-in-limits.js';
import { UseLink } from '#identity/accounts/application/use-link.js';
import { EmailTaken, WrongPassword } from '#identity/accounts/domain/identity-errors.js';
import {
  EmailChanged,
  EmailChangeRequested,
  EmailRestored,
  EmailVerificationRequested,
  PasswordResetRequested,
} from '#identity/accounts/domain/user-events.js';
import { EventBus } from '#shared/application/event-bus.js';
import { InvalidFields } from '#shared/domain/field-checks.js';
import { LinkNotValid } from '#shared/domain/link-not-valid.js';
import { InMemoryAccountTokens } from '../../support/in-memory/identity/in-memory-account-tokens.js';
import { InMemoryKnownAddresses } from '../../support/in-memory/identity/in-memory-known-addresses.js';
import { InMemoryUserRepository } from '../../support/in-memory/identity/in-memory-user-repository.js';
import { PlainPasswordHasher } from '../../support/in-memory/identity/plain-password-hasher.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryAuditLog } from '../../support/in-memory/shared/in-memory-audit-log.js';
import { InMemoryRateLimiter } from '../../support/in-memory/shared/in-memory-rate-limiter.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';
import { aUser } from '../../support/mothers/user-mother.js';

const FIRST = 'maria@example.org';
const SECOND = 'maria@second.test';
const THIRD = 'maria@third.test';
const ID = 1;
const weekBefore = (time: Date) => new Date(time.getTime() - 7 * 24 * 60 * 60_000);

/** The use cases, the mailed tokens by address, and the access that was revoked. */
async function setUp() {
  const mailed = new Map<string, string[]>();
  const mail = (email: string, token: string) => {
    mailed.set(email, [...(mailed.get(email) ?? []), token]);
    return Promise.resolve();
  };
  const clock = new FixedClock();
  const [users, tokens, audit] = [
    new InMemoryUserRepository(),
    new InMemoryAccountTokens(clock),
    new InMemoryAuditLog(),
  ];
  const [events, limiter, known] = [new EventBus(), new InMemoryRateLimiter(), new InMemoryKnownAddresses()];
  const unitOfWork = new InMemoryUnitOfWork(events);
  await users.add(aUser());
  const emailOf = async (id: number) => (await users.byId(id))?.email ?? '';
  events.subscribe(EmailChangeRequested, ({ email, token }) => mail(email, token));
  events.subscribe(EmailChanged, ({ formerEmail, undoToken }) => mail(formerEmail, undoToken));
  events.subscribe(EmailRestored, async ({ userId, resetToken }) => mail(await emailOf(userId), resetToken));
  events.subscribe(EmailVerificationRequested, async ({ userId, token }) => mail(await emailOf(userId), token));
  events.subscribe(PasswordResetRequested, async ({ userId, token }) => mail(await emailOf(userId), token));

  const limits = new SignInLimits(limiter, known);
  const confirmPassword = new ConfirmPassword(users, new PlainPasswordHasher(), limits, known, clock, audit);
  const request = new RequestEmailChange(
    users,
    new ConfirmedChange(users, confirmPassword, unitOfWork),
    tokens,
    unitOfWork,
  );
  const useLink = new UseLink(users, tokens);
  const confirm = new ConfirmEmailChange(users, tokens, useLink, unitOfWork, clock);
  const verification = new RequestEmailVerification(users, tokens, unitOfWork);
  const reset = new RequestPasswordReset(users, tokens, limiter, unitOfWork);
  const revoked: { readonly userId: number; readonly since: Date | null }[] = [];
  const revokeAccess: Pick<RevokeAccess, 'execute'> = {
    execute: (command) => Promise.resolve(void revoked.push(command)),
  };
  const undo = new UndoEmailChange(users, tokens, useLink, revokeAccess as RevokeAccess, unitOfWork, clock);
  const verify = new VerifyEmail(users, useLink, unitOfWork, clock, audit);
  const lastToken = (email: string) => mailed.get(email)?.at(-1) ?? '';
  const requestChange = (email: string, currentPassword = 'secret password') =>
    request.execute({ userId: ID, email, currentPassword, address: '192.0.2.1', signedInAt: undefined });
  return {
    users,
    tokens,
    audit,
    mailed,
    revoked,
    clock,
    hasPassword: async () => ((await users.byId(ID))?.passwordHash ?? null) !== null,
    setPassword: () => users.change(ID, (user) => user.setPassword('hashed:secret password')),
    lastToken,
    requestChange,
    email: () => emailOf(ID),
    isVerified: async () => (await users.byId(ID))?.isEmailVerified,
    confirm: (token: string) => confirm.execute({ token }),
    undo: (token: string) => undo.execute({ token }),
    verify: (token: string) => verify.execute({ token }),
    requestVerification: () => verification.execute({ userId: ID }),
    requestReset: (login: string) => reset.execute({ login }),
    /** Changes the address, with both mailed links. */
    changeTo: async (email: string) => {
      const former = await emailOf(ID);
      await requestChange(email);
      await confirm.execute({ token: lastToken(email) });
      return lastToken(former);
    },
  };
}

describe('changing the email address of an account', () => {
  it('takes effect with the link sent to the new address, which it verifies', async () => {
    const { requestChange, email, isVerified, confirm, lastToken } = await setUp();
    await requestChange(SECOND);
    expect([await email(), await isVerified()]).toEqual([FIRST, false]);
    await confirm(lastToken(SECOND));
    expect([await email(), await isVerified()]).toEqual([SECOND, true]);
    await expect(confirm(lastToken(SECOND))).rejects.toThrow(LinkNotValid);
  });

  it('is invalidated by a newer request', async () => {
    const { requestChange, confirm, lastToken } = await setUp();
    await requestChange(SECOND);
    await requestChange(THIRD);
    await expect(confirm(lastToken(SECOND))).rejects.toThrow(LinkNotValid);
    await confirm(lastToken(THIRD));
  });

  it('invalidates links for a new password and for verification', async () => {
    const { changeTo, requestReset, requestVerification, lastToken, tokens, verify } = await setUp();
    await requestReset(FIRST);
    const reset = lastToken(FIRST);
    await requestVerification();
    const verification = lastToken(FIRST);
    await changeTo(SECOND);
    expect(await tokens.find('password_reset', reset)).toBeUndefined();
    await expect(verify(verification)).rejects.toThrow(LinkNotValid);
  });

  it('checks on request and on confirmation that the address is free', async () => {
    const { requestChange, users, confirm, lastToken } = await setUp();
    await requestChange(SECOND);
    await users.add(aUser({ id: 2, username: 'ana', email: SECOND.toUpperCase() }));
    await expect(requestChange(SECOND)).rejects.toThrow(EmailTaken);
    await expect(confirm(lastToken(SECOND))).rejects.toThrow(EmailTaken);
  });

  it('requires the password and another, valid address', async () => {
    const { requestChange, mailed } = await setUp();
    await expect(requestChange(SECOND, 'wrong')).rejects.toThrow(WrongPassword);
    await expect(requestChange(FIRST)).rejects.toThrow('This is already your email address');
    await expect(requestChange('nowhere')).rejects.toThrow(InvalidFields);
    expect(mailed.size).toBe(0);
  });

  it('can be undone from the former address, which ends the password and all access since a week before the request', async () => {
    const { requestChange, confirm, lastToken, clock, undo, email, revoked, hasPassword, tokens } = await setUp();
    const requestedAt = clock.now();
    await requestChange(SECOND);
    clock.forward(60_000);
    await confirm(lastToken(SECOND));
    clock.forward(60_000);
    const token = lastToken(FIRST);
    await undo(token);
    expect(await email()).toBe(FIRST);
    expect(await hasPassword()).toBe(false);
    expect(revoked).toEqual([{ userId: ID, since: weekBefore(requestedAt) }]);
    expect(await tokens.find('password_reset', lastToken(FIRST))).toMatchObject({ userId: ID, email: FIRST });
    await expect(undo(token)).rejects.toThrow(LinkNotValid);
  });

  it('can be undone from the first address after further changes, which invalidates all other links', async () => {
    const { changeTo, requestChange, requestReset, undo, confirm, email, lastToken, tokens } = await setUp();
    const first = await changeTo(SECOND);
    const second = await changeTo(THIRD);
    await requestReset(THIRD);
    const reset = lastToken(THIRD);
    await requestChange('maria@fourth.test');
    await undo(first);
    expect(await email()).toBe(FIRST);
    await expect(undo(second)).rejects.toThrow(LinkNotValid);
    await expect(confirm(lastToken('maria@fourth.test'))).rejects.toThrow(LinkNotValid);
    expect(await tokens.find('password_reset', reset)).toBeUndefined();
  });
});

describe('undoing several changes of an email address', () => {
  /** Changes the address twice, a minute apart. */
  const changedTwice = async () => {
    const world = await setUp();
    const startedAt = world.clock.now();
    const first = await world.changeTo(SECOND);
    world.clock.forward(60_000);
    const second = await world.changeTo(THIRD);
    return { ...world, startedAt, first, second };
  };

  it('leaves the link of an earlier address valid when a later one is used', async () => {
    const { first, second, undo, email } = await changedTwice();
    await undo(second);
    expect(await email()).toBe(SECOND);
    await undo(first);
    expect(await email()).toBe(FIRST);
  });

  it('leaves it valid even if the address is changed again and again', async () => {
    const { first, second, undo, email, setPassword, changeTo } = await changedTwice();
    await undo(second);
    await setPassword();
    const third = await changeTo(THIRD);
    await undo(first);
    expect(await email()).toBe(FIRST);
    await expect(undo(third)).rejects.toThrow(LinkNotValid);
  });

  it('takes any link of an address that was changed away, back and away again, and undoes all of it', async () => {
    const { second, first, undo, email, changeTo, startedAt, revoked } = await changedTwice();
    await changeTo(FIRST);
    const newest = await changeTo('maria@fourth.test');
    await undo(newest);
    expect(await email()).toBe(FIRST);
    expect(revoked).toEqual([{ userId: ID, since: weekBefore(startedAt) }]);
    for (const dead of [first, second]) await expect(undo(dead)).rejects.toThrow(LinkNotValid);
  });

  it('works if the address is already back', async () => {
    const { first, second, changeTo, undo, email, hasPassword } = await changedTwice();
    await changeTo(FIRST);
    await undo(first);
    expect([await email(), await hasPassword()]).toEqual([FIRST, false]);
    await expect(undo(second)).rejects.toThrow(LinkNotValid);
  });

  it('takes a later link once the first has expired', async () => {
    const { clock, first, second, undo, email } = await changedTwice();
    clock.forward(7 * 24 * 60 * 60_000 - 60_000);
    await expect(undo(first)).rejects.toThrow(LinkNotValid);
    await undo(second);
    expect(await email()).toBe(SECOND);
  });
});

describe('verifying an email address', () => {
  it('takes the newest link, and is requested only until then', async () => {
    const { requestVerification, verify, isVerified, mailed, audit } = await setUp();
    await requestVerification();
    await requestVerification();
    const [older = '', newer = ''] = mailed.get(FIRST) ?? [];
    await expect(verify(older)).rejects.toThrow(LinkNotValid);
    await verify(newer);
    expect(await isVerified()).toBe(true);
    expect(audit.entries).toEqual([{ action: 'email.verified', subject: { kind: 'user', id: ID } }]);
    await requestVerification();
    expect(mailed.get(FIRST)).toHaveLength(2);
  });
});

describe('requesting a password reset', () => {
  it('sends a link for the username or the email address, and none for unknown accounts', async () => {
    const { requestReset, mailed } = await setUp();
    for (const login of ['MARIA', FIRST, 'nobody']) await requestReset(login);
    expect([...mailed.keys()]).toEqual([FIRST]);
    expect(mailed.get(FIRST)).toHaveLength(2);
  });

  it('sends at most five links an hour per account, of which the last stays valid', async () => {
    const { requestReset, mailed, lastToken, tokens } = await setUp();
    for (let i = 0; i < 7; i += 1) await requestReset(FIRST);
    expect(mailed.get(FIRST)).toHaveLength(5);
    expect(await tokens.find('password_reset', lastToken(FIRST))).toBeDefined();
  });
});
