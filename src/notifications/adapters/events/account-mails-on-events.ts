import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  EmailChanged,
  EmailChangeRequested,
  EmailRestored,
  EmailVerificationRequested,
  PasswordChanged,
  PasswordResetRequested,
} from '../../../identity/index.js';
import { EventBus } from '../../../shared/application/event-bus.js';
import { UnitOfWork } from '../../../shared/application/unit-of-work.js';
import { Recipients } from '../../application/ports/directories.js';
import { Mailer } from '../../application/ports/mailer.js';
import {
  emailChangedMail,
  emailChangeMail,
  emailRestoredMail,
  emailVerificationMail,
  passwordChangedMail,
  passwordResetMail,
} from '../../domain/account-mail.js';
import type { Mail, Recipient } from '../../domain/mail.js';

/** Mails people about their own account. The limits of other mails do not apply, so that nobody can hold these up. */
@Injectable()
export class AccountMailsOnEvents implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly unitOfWork: UnitOfWork,
    private readonly recipients: Recipients,
    private readonly mailer: Mailer,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(PasswordResetRequested, ({ userId, token }) =>
      this.mail(userId, (to) => passwordResetMail(to, token)),
    );
    this.events.subscribe(PasswordChanged, ({ userId }) => this.mail(userId, passwordChangedMail));
    this.events.subscribe(EmailChangeRequested, ({ userId, email, token }) =>
      this.mail(userId, (to) => emailChangeMail({ ...to, email }, token)),
    );
    this.events.subscribe(EmailChanged, ({ userId, formerEmail, undoToken }) =>
      this.mail(userId, (to) => emailChangedMail({ ...to, email: formerEmail }, undoToken)),
    );
    this.events.subscribe(EmailRestored, ({ userId }) => this.mail(userId, emailRestoredMail));
    this.events.subscribe(EmailVerificationRequested, ({ userId, token }) =>
      this.mail(userId, (to) => emailVerificationMail(to, token)),
    );
  }

  private async mail(userId: number, write: (to: Recipient) => Mail): Promise<void> {
    const to = await this.recipients.find(userId);
    if (to) this.unitOfWork.afterCommit(() => this.mailer.send(write(to)));
  }
}
