import { Injectable, type OnModuleInit } from '@nestjs/common';
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
import { EventBus } from '#shared/application/event-bus.js';
import { AccountDirectory } from '../../application/ports/directories.js';
import { Outbox } from '../../application/ports/outbox.js';
import type { MailKind } from '../../domain/mail-kinds.js';

/** Queues mails about the recipient's own account, to the address at the time of the event. */
@Injectable()
export class AccountMailsOnEvents implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly accounts: AccountDirectory,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.events.subscribeOutbound(PasswordResetRequested, ({ userId, token }) =>
      this.mail('password-reset', userId, token),
    );
    this.events.subscribeOutbound(PasswordChanged, ({ userId }) => this.mail('password-changed', userId));
    this.events.subscribeOutbound(EmailChangeRequested, ({ userId, email, token }) =>
      this.mail('email-change', userId, token, email),
    );
    this.events.subscribeOutbound(EmailChanged, ({ userId, formerEmail, undoToken }) =>
      this.mail('email-changed', userId, undoToken, formerEmail),
    );
    this.events.subscribeOutbound(EmailRestored, ({ userId, resetToken }) =>
      this.mail('email-restored', userId, resetToken),
    );
    this.events.subscribeOutbound(EmailVerificationRequested, ({ userId, token }) =>
      this.mail('email-verification', userId, token),
    );
    this.events.subscribeOutbound(PasskeyAdded, ({ userId }) => this.mail('passkey-added', userId));
    this.events.subscribeOutbound(AccountSuspended, ({ userId, reason }) =>
      this.mail('account-suspended', userId, reason),
    );
    this.events.subscribeOutbound(AccountReinstated, ({ userId }) => this.mail('account-reinstated', userId));
    this.events.subscribeOutbound(CompanyVerificationRequested, ({ userId, email, token }) =>
      this.mail('company-verification', userId, token, email),
    );
    this.events.subscribeOutbound(CompanyVerificationLapsed, ({ userId }) => this.mail('company-lapsed', userId));
    this.events.subscribeOutbound(CompanyVerificationWithdrawn, ({ userId, reason }) =>
      this.mail('company-withdrawn', userId, reason),
    );
    this.events.subscribeOutbound(IdentityLinked, ({ userId }) => this.mail('identity-linked', userId));
    this.events.subscribeOutbound(SecondFactorEnabled, ({ userId }) => this.mail('second-factor-enabled', userId));
    this.events.subscribeOutbound(SecondFactorDisabled, ({ userId }) => this.mail('second-factor-disabled', userId));
    this.events.subscribeOutbound(RecoveryCodeUsed, ({ userId }) => this.mail('recovery-code-used', userId));
    this.events.subscribeOutbound(RecoveryCodesRenewed, ({ userId }) => this.mail('recovery-codes-renewed', userId));
    this.events.subscribeOutbound(IntegrationChanged, ({ userId, change }) =>
      this.mail('integration-changed', userId, change),
    );
    this.events.subscribeOutbound(AdminInvited, ({ email, token }) =>
      this.outbox.add({ kind: 'admin-invitation', subject: randomUUID(), userId: null, address: email, secret: token }),
    );
    this.events.subscribeOutbound(UnusedAccountFound, ({ userId, usedAt }) =>
      this.outbox.add({ kind: 'account-unused', subject: usedAt.toISOString(), userId }),
    );
    this.events.subscribeOutbound(AccountDeleted, (deleted) => this.mailDeleted(deleted));
  }

  private async mailDeleted({ userId, email, formerEmail }: AccountDeleted): Promise<void> {
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
