import { ConfirmEmailChange } from '../../../src/identity/application/email/confirm-email-change.js';
import { RequestEmailChange } from '../../../src/identity/application/email/request-email-change.js';
import { RequestEmailVerification } from '../../../src/identity/application/email/request-email-verification.js';
import { UndoEmailChange } from '../../../src/identity/application/email/undo-email-change.js';
import { VerifyEmail } from '../../../src/identity/application/email/verify-email.js';
import { ConfirmPassword } from '../../../src/identity/application/password/confirm-password.js';
import { RequestPasswordReset } from '../../../src/identity/application/password/request-password-reset.js';
import { SignInLimits } from '../../../src/identity/application/sign-in/sign-in-limits.js';
import { EmailTaken, WrongPassword } from '../../../src/identity/domain/identity-errors.js';
import {
  EmailChanged,
  EmailChangeRequested,
  EmailVerificationRequested,
  PasswordResetRequested,
} from '../../../src/identity/domain/user-events.js';
import { EventBus } from '../../../src/shared/application/event-bus.js';
import { InvalidFields } from '../../../src/shared/domain/field-checks.js';
import { LinkNotValid } from '../../../src/shared/domain/link-not-valid.js';
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

/** The use cases, the mailed tokens by address, and the users whose sessions have ended. */
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
  events.subscribe(EmailVerificationRequested, async ({ userId, token }) => mail(await emailOf(userId), token));
  events.subscribe(PasswordResetRequested, async ({ userId, token }) => mail(await emailOf(userId), token));

  const limits = new SignInLimits(limiter, known);
  const confirmPassword = new ConfirmPassword(users, new PlainPasswordHasher(), limits, known, clock, audit);
  const request = new RequestEmailChange(users, confirmPassword, tokens, unitOfWork);
  const confirm = new ConfirmEmailChange(users, tokens, unitOfWork, clock);
  const verification = new RequestEmailVerification(users, tokens, unitOfWork);
  const reset = new RequestPasswordReset(users, tokens, limiter, unitOfWork);
  const endedFor: number[] = [];
  const sessions = {
    list: () => Promise.resolve([]),
    end: () => Promise.resolve(false),
    endAll: (userId: number) => Promise.resolve(void endedFor.push(userId)),
  };
  const undo = new UndoEmailChange(users, tokens, sessions, unitOfWork, clock);
  const verify = new VerifyEmail(users, tokens, unitOfWork, clock, audit);
  const lastToken = (email: string) => mailed.get(email)?.at(-1) ?? '';
  const requestChange = (email: string, currentPassword = 'secret password') =>
    request.execute({ userId: ID, email, currentPassword, address: '192.0.2.1', signedInAt: undefined });
  return {
    users,
    tokens,
    mailed,
    endedFor,
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

  it('can be undone from the former address, which ends all sessions', async () => {
    const { changeTo, undo, email, endedFor } = await setUp();
    const token = await changeTo(SECOND);
    await undo(token);
    expect([await email(), endedFor]).toEqual([FIRST, [ID]]);
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

describe('verifying an email address', () => {
  it('takes the newest link, and is requested only until then', async () => {
    const { requestVerification, verify, isVerified, mailed } = await setUp();
    await requestVerification();
    await requestVerification();
    const [older = '', newer = ''] = mailed.get(FIRST) ?? [];
    await expect(verify(older)).rejects.toThrow(LinkNotValid);
    await verify(newer);
    expect(await isVerified()).toBe(true);
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
