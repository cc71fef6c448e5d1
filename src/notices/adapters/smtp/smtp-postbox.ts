import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MailSettings } from '../../../shared/adapters/config/mail-settings.js';
import { Postbox } from '../../application/ports/postbox.js';
import type { Letter } from '../../domain/letter.js';

/** Letters that may wait in memory; a mail server that is away for long must not fill it. */
const MOST_WAITING = 1_000;
/** Milliseconds to reach the server, and to wait for its next word. */
const CONNECT_TIMEOUT = 10_000;
const SILENCE_TIMEOUT = 30_000;
/** Milliseconds that letters on their way have at a stop. */
const LONGEST_FAREWELL = 2_000;

/** Hands letters as plain mails to an SMTP server, over two connections at most. One that cannot be sent is logged and lost. */
@Injectable()
export class SmtpPostbox extends Postbox implements OnModuleDestroy {
  private readonly logger = new Logger('Notices');
  private readonly transport;
  private readonly underway = new Set<Promise<void>>();

  constructor(
    private readonly mail: MailSettings,
    private readonly publicUrl: string,
  ) {
    super();
    this.transport = createTransport({
      pool: true,
      url: mail.url,
      maxConnections: 2,
      connectionTimeout: CONNECT_TIMEOUT,
      greetingTimeout: CONNECT_TIMEOUT,
      socketTimeout: SILENCE_TIMEOUT,
    });
  }

  override post(letter: Letter): void {
    if (this.underway.size >= MOST_WAITING) {
      this.logger.warn({ about: letter.about }, 'A notice was dropped: too many wait to be sent');
      return;
    }
    const sending: Promise<void> = this.send(letter).finally(() => this.underway.delete(sending));
    this.underway.add(sending);
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.race([Promise.all(this.underway), sleep(LONGEST_FAREWELL, undefined, { ref: false })]);
    this.transport.close();
  }

  private async send({ about, to, subject, paragraphs, path }: Letter): Promise<void> {
    try {
      await this.transport.sendMail({
        from: { name: 'Wayfare', address: this.mail.from },
        // As an object the address is taken as it is, never read as a list of several.
        to: { name: to.fullName, address: to.email },
        subject,
        text: `${[...paragraphs, this.publicUrl + path].join('\n\n')}\n`,
        // Nobody's out-of-office note is wanted in return (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      // The message of the error may hold addresses and the server's words; its codes do not.
      const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
      this.logger.warn({ about, code, responseCode }, 'A notice could not be sent');
    }
  }
}
