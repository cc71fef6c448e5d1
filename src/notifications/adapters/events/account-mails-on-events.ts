import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import {
  AccountDeleted,
  AdminInvited,
  AccountReinstated,
  AccountSuspended,
  EmailChanged,
  EmailChangeRequested,
  EmailRestored,
  EmailVerificationRequested,
  IdentityLinked,
  PasskeyAdded,
  PasswordChanged,
  PasswordResetRequested,
  RecoveryCodesRenewed,
  RecoveryCodeUsed,
  SecondFactorDisabled,
  SecondFactorEnabled,
  UnusedAccountFound,
} from '#identity';
import { CompanyVerificationLapsed, CompanyVerificationRequested, CompanyVerificationWithdrawn } from '#profiles';
import { IntegrationChanged } from '#integrations';
import { On } from '#shared/application/event-bus.js';
import { AccountDirectory } from '../../application/ports/directories.js';
import { Outbox } from '../../application/ports/outbox.js';
import type { MailKind } from '../../domain/mail-kinds.js';

/** Queues mails about the recipient's own account, to the address at the time of the event. */
@Injectable()
export class AccountMailsOnEvents {
  constructor(
    private readonly accounts: AccountDirectory,
    private readonly outbox: Outbox,
  ) {}

  @On(PasswordResetRequested, { outbound: true })
  passwordResetRequested({ userId, token }: PasswordResetRequested): Promise<void> {
    return this.mail('password-reset', userId, token);
  }

  @On(PasswordChanged, { outbound: true })
  passwordChanged({ userId }: PasswordChanged): Promise<void> {
    return this.mail('password-changed', userId);
  }

  @On(EmailChangeRequested, { outbound: true })
  emailChangeRequested({ userId, email, token }: EmailChangeRequested): Promise<void> {
    return this.mail('email-change', userId, token, email);
  }

  @On(EmailChanged, { outbound: true })
  emailChanged({ userId, formerEmail, undoToken }: EmailChanged): Promise<void> {
    return this.mail('email-changed', userId, undoToken, formerEmail);
  }

  @On(EmailRestored, { outbound: true })
  emailRestored({ userId, resetToken }: EmailRestored): Promise<void> {
    return this.mail('email-restored', userId, resetToken);
  }

  @On(EmailVerificationRequested, { outbound: true })
  emailVerificationRequested({ userId, token }: EmailVerificationRequested): Promise<void> {
    return this.mail('email-verification', userId, token);
  }

  @On(PasskeyAdded, { outbound: true })
  passkeyAdded({ userId }: PasskeyAdded): Promise<void> {
    return this.mail('passkey-added', userId);
  }

  @On(AccountSuspended, { outbound: true })
  accountSuspended({ userId, reason }: AccountSuspended): Promise<void> {
    return this.mail('account-suspended', userId, reason);
  }

  @On(AccountReinstated, { outbound: true })
  accountReinstated({ userId }: AccountReinstated): Promise<void> {
    return this.mail('account-reinstated', userId);
  }

  @On(CompanyVerificationRequested, { outbound: true })
  companyVerificationRequested({ userId, email, token }: CompanyVerificationRequested): Promise<void> {
    return this.mail('company-verification', userId, token, email);
  }

  @On(CompanyVerificationLapsed, { outbound: true })
  companyVerificationLapsed({ userId }: CompanyVerificationLapsed): Promise<void> {
    return this.mail('company-lapsed', userId);
  }

  @On(CompanyVerificationWithdrawn, { outbound: true })
  companyVerificationWithdrawn({ userId, reason }: CompanyVerificationWithdrawn): Promise<void> {
    return this.mail('company-withdrawn', userId, reason);
  }

  @On(IdentityLinked, { outbound: true })
  identityLinked({ userId }: IdentityLinked): Promise<void> {
    return this.mail('identity-linked', userId);
  }

  @On(SecondFactorEnabled, { outbound: true })
  secondFactorEnabled({ userId }: SecondFactorEnabled): Promise<void> {
    return this.mail('second-factor-enabled', userId);
  }

  @On(SecondFactorDisabled, { outbound: true })
  secondFactorDisabled({ userId }: SecondFactorDisabled): Promise<void> {
    return this.mail('second-factor-disabled', userId);
  }

  @On(RecoveryCodeUsed, { outbound: true })
  recoveryCodeUsed({ userId }: RecoveryCodeUsed): Promise<void> {
    return this.mail('recovery-code-used', userId);
  }

  @On(RecoveryCodesRenewed, { outbound: true })
  recoveryCodesRenewed({ userId }: RecoveryCodesRenewed): Promise<void> {
    return this.mail('recovery-codes-renewed', userId);
  }

  @On(IntegrationChanged, { outbound: true })
  integrationChanged({ userId, change }: IntegrationChanged): Promise<void> {
    return this.mail('integration-changed', userId, change);
  }

  @On(AdminInvited, { outbound: true })
  adminInvited({ email, token }: AdminInvited): Promise<void> {
    return this.outbox.add({
      kind: 'admin-invitation',
      subject: randomUUID(),
      userId: null,
      address: email,
      secret: token,
    });
  }

  @On(UnusedAccountFound, { outbound: true })
  unusedAccountFound({ userId, usedAt }: UnusedAccountFound): Promise<void> {
    return this.outbox.add({ kind: 'account-unused', subject: usedAt.toISOString(), userId });
  }

  @On(AccountDeleted, { outbound: true })
  async accountDeleted({ userId, email, formerEmail }: AccountDeleted): Promise<void> {
    const kind = 'account-deleted';
    await this.outbox.add({ kind, subject: String(userId), userId: null, address: email });
    // Whoever changed the address may have deleted the account to get rid of its owner.
    if (formerEmail === undefined) return;
    await this.outbox.add({ kind, subject: `${userId} former`, userId: null, address: formerEmail });
  }

  private async mail(kind: MailKind, userId: number, secret?: string, address?: string): Promise<void> {
    const to = address ?? (await this.accounts.find(userId))?.email;
    // A random subject, because each of these events is mailed.
    if (to) await this.outbox.add({ kind, subject: randomUUID(), userId, address: to, ...(secret && { secret }) });
  }
}
