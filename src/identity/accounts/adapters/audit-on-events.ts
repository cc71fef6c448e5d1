import { Injectable } from '@nestjs/common';
import { AuditLog } from '#shared/application/audit/audit-log.js';
import { On } from '#shared/application/event-bus.js';
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

/** Records account events in the audit log. */
@Injectable()
export class AuditOnEvents {
  constructor(private readonly audit: AuditLog) {}

  @On(UserRegistered)
  registered({ userId, role }: UserRegistered): Promise<void> {
    return this.audit.add({ action: 'account.registered', subject: { kind: 'user', id: userId }, details: { role } });
  }

  @On(PasswordChanged)
  passwordChanged({ userId }: PasswordChanged): Promise<void> {
    return this.add('password.changed', userId);
  }

  @On(PasswordResetRequested)
  passwordResetRequested({ userId }: PasswordResetRequested): Promise<void> {
    return this.add('password.reset-requested', userId);
  }

  @On(EmailChangeRequested)
  emailChangeRequested({ userId }: EmailChangeRequested): Promise<void> {
    return this.add('email.change-requested', userId);
  }

  @On(EmailChanged)
  emailChanged({ userId }: EmailChanged): Promise<void> {
    return this.add('email.changed', userId);
  }

  @On(EmailRestored)
  emailRestored({ userId }: EmailRestored): Promise<void> {
    return this.add('email.restored', userId);
  }

  @On(PasskeyAdded)
  passkeyAdded({ userId }: PasskeyAdded): Promise<void> {
    return this.add('passkey.added', userId);
  }

  @On(IdentityLinked)
  identityLinked({ userId }: IdentityLinked): Promise<void> {
    return this.add('identity.linked', userId);
  }

  @On(SecondFactorEnabled)
  secondFactorEnabled({ userId }: SecondFactorEnabled): Promise<void> {
    return this.add('second-factor.enabled', userId);
  }

  @On(SecondFactorDisabled)
  secondFactorDisabled({ userId }: SecondFactorDisabled): Promise<void> {
    return this.add('second-factor.disabled', userId);
  }

  @On(RecoveryCodeUsed)
  recoveryCodeUsed({ userId }: RecoveryCodeUsed): Promise<void> {
    return this.add('second-factor.recovery-code-used', userId);
  }

  @On(RecoveryCodesRenewed)
  recoveryCodesRenewed({ userId }: RecoveryCodesRenewed): Promise<void> {
    return this.add('second-factor.recovery-codes-renewed', userId);
  }

  private add(action: AuditAction, userId: number): Promise<void> {
    return this.audit.add({ action, subject: { kind: 'user', id: userId } });
  }
}
