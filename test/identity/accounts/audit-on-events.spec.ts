import { AuditOnEvents } from '#identity/accounts/adapters/audit-on-events.js';
import {
  EmailChanged,
  EmailChangeRequested,
  EmailRestored,
  IdentityLinked,
  PasskeyAdded,
  PasswordChanged,
  PasswordResetRequested,
  RecoveryCodesRenewed,
  RecoveryCodeUsed,
  SecondFactorDisabled,
  SecondFactorEnabled,
  UserRegistered,
} from '#identity/accounts/domain/user-events.js';
import { SUBSCRIPTIONS, type Subscription } from '#shared/application/event-bus.js';
import { InMemoryAuditLog } from '../../support/in-memory/shared/in-memory-audit-log.js';

const USER = 7;

/** What becomes of an account, and how it is recorded. */
const RECORDED: readonly (readonly [event: object, action: string])[] = [
  [new UserRegistered(USER, 'employer', 'Ana', 'Inn'), 'account.registered'],
  [new PasswordChanged(USER), 'password.changed'],
  [new PasswordResetRequested(USER, 'token'), 'password.reset-requested'],
  [new EmailChangeRequested(USER, 'new@x.test', 'token'), 'email.change-requested'],
  [new EmailChanged(USER, 'former@x.test', 'undo'), 'email.changed'],
  [new EmailRestored(USER, 'reset'), 'email.restored'],
  [new PasskeyAdded(USER), 'passkey.added'],
  [new IdentityLinked(USER), 'identity.linked'],
  [new SecondFactorEnabled(USER), 'second-factor.enabled'],
  [new SecondFactorDisabled(USER), 'second-factor.disabled'],
  [new RecoveryCodeUsed(USER), 'second-factor.recovery-code-used'],
  [new RecoveryCodesRenewed(USER), 'second-factor.recovery-codes-renewed'],
];

describe('what becomes of an account', () => {
  const audit = new InMemoryAuditLog();
  const recorder = new AuditOnEvents(audit);
  type Handler = (event: object) => Promise<void>;
  const handlers = Object.getOwnPropertyNames(AuditOnEvents.prototype).flatMap((name) => {
    const method = (recorder as unknown as Record<string, Handler>)[name] as Handler;
    const subscriptions = (Reflect.getMetadata(SUBSCRIPTIONS, method) ?? []) as readonly Subscription[];
    return subscriptions.map(({ event }) => ({ event, handle: method.bind(recorder) as Handler }));
  });

  it('has a row for each event', () => {
    const missing = handlers.filter(({ event }) => !RECORDED.some(([one]) => one instanceof event));
    expect(missing.map(({ event }) => event.name)).toEqual([]);
  });

  it.each(RECORDED)('is recorded once: %j', async (event, action) => {
    audit.entries.length = 0;
    for (const { event: wanted, handle } of handlers) if (event instanceof wanted) await handle(event);
    const details = action === 'account.registered' && { details: { role: 'employer' } };
    expect(audit.entries).toEqual([{ action, subject: { kind: 'user', id: USER }, ...details }]);
  });
});
