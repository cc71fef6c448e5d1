import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MailSettings } from '../../../shared/adapters/config/mail-settings.js';
import { Mailer } from '../../application/ports/mailer.js';
import type { Mail } from '../../domain/mail.js';

/** Maximum mails in memory during an outage of the mail server. */
const MAX_QUEUED = 1_000;
/** Timeouts in milliseconds: to connect, and between two replies. */
const CONNECT_TIMEOUT = 10_000;
const SOCKET_TIMEOUT = 30_000;
/** Milliseconds that a shutdown waits for queued mails. */
const SHUTDOWN_TIMEOUT = 2_000;

/** Sends plain text mails over SMTP, on two connections at most. A mail that fails is logged and dropped. */
@Injectable()
export class SmtpMailer implements Mailer, OnModuleDestroy {
  private readonly logger = new Logger('Mail');
  private readonly transport;
  private readonly queued = new Set<Promise<void>>();

  constructor(
    private readonly settings: MailSettings,
    private readonly publicUrl: string,
  ) {
    this.transport = createTransport({
      pool: true,
      url: settings.url,
      maxConnections: 2,
      connectionTimeout: CONNECT_TIMEOUT,
      greetingTimeout: CONNECT_TIMEOUT,
      socketTimeout: SOCKET_TIMEOUT,
    });
  }

  send(mail: Mail): void {
    if (this.queued.size >= MAX_QUEUED) {
      this.logger.warn({ about: mail.about }, 'A mail was dropped: the queue is full');
      return;
    }
    const sending: Promise<void> = this.deliver(mail).finally(() => this.queued.delete(sending));
    this.queued.add(sending);
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.race([Promise.all(this.queued), sleep(SHUTDOWN_TIMEOUT, undefined, { ref: false })]);
    this.transport.close();
  }

  private async deliver({ about, to, subject, paragraphs, path }: Mail): Promise<void> {
    try {
      await this.transport.sendMail({
        from: { name: 'Wayfare', address: this.settings.from },
        // As an object, the address is never parsed as a list.
        to: { name: to.fullName, address: to.email },
        subject,
        text: `${[...paragraphs, this.publicUrl + path].join('\n\n')}\n`,
        // Suppresses automatic replies (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      // The message of the error may contain addresses and the server's reply; its codes do not.
      const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
      this.logger.warn({ about, code, responseCode }, 'A mail could not be sent');
    }
  }
}
