import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditLog } from '#shared/application/audit/audit-log.js';
import { EventBus, type EventClass } from '#shared/application/event-bus.js';
import type { AuditAction } from '#shared/domain/audit-entry.js';
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
} from '../domain/user-events.js';

const RECORDED: readonly (readonly [EventClass<{ readonly userId: number }>, AuditAction])[] = [
  [PasswordChanged, 'password.changed'],
  [PasswordResetRequested, 'password.reset-requested'],
  [EmailChangeRequested, 'email.change-requested'],
  [EmailChanged, 'email.changed'],
  [EmailRestored, 'email.restored'],
  [PasskeyAdded, 'passkey.added'],
  [IdentityLinked, 'identity.linked'],
  [SecondFactorEnabled, 'second-factor.enabled'],
  [SecondFactorDisabled, 'second-factor.disabled'],
  [RecoveryCodeUsed, 'second-factor.recovery-code-used'],
  [RecoveryCodesRenewed, 'second-factor.recovery-codes-renewed'],
];

/** Records account events in the audit log. */
@Injectable()
export class AuditOnEvents implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly audit: AuditLog,
  ) {}

  onModuleInit(): void {
    for (const [event, action] of RECORDED)
      this.events.subscribe(event, ({ userId }) => this.audit.add({ action, subject: { kind: 'user', id: userId } }));
    this.events.subscribe(UserRegistered, ({ userId, role }) =>
      this.audit.add({ action: 'account.registered', subject: { kind: 'user', id: userId }, details: { role } }),
    );
  }
}
