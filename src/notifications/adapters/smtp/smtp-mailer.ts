import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { calendarFile } from '../../../shared/adapters/calendar/calendar-file.js';
import type { MailSettings } from '../../../shared/adapters/config/mail-settings.js';
import { FairQueue } from '../../../shared/application/limits/fair-queue.js';
import type { CalendarEntry } from '../../../shared/domain/calendar-entry.js';
import type { Recipient } from '../../domain/mail.js';
import { Mailer, type Letter } from '../../application/ports/mailer.js';
import { drawMail } from '../templates/mail-template.js';
import { deliveryOf, isAboutTheMail } from './delivery-of.js';
import { SmtpSession, type Envelope } from './smtp-session.js';

/** Failures in a row, without a reply, after which the other mails wait. */
const PATIENCE = 2;

/** Most connections at once, and mails for each of them. */
const MOST_CONNECTIONS = 4;
const PER_CONNECTION = 5;

/** How long it rests after composing a mail, as a multiple of the time that took. */
const REST = 1;

/** Headers that DKIM signs. RFC 8058 asks for both that unsubscribe. */
const SIGNED =
  'From:To:Subject:Date:Message-ID:MIME-Version:Content-Type:Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post';

type ComposedMail = { readonly envelope: Envelope; readonly content: Buffer };
type Failure = { readonly error: unknown };

/** Sends mails over SMTP: a few over one connection, more over several at a time. */
@Injectable()
export class SmtpMailer implements Mailer, OnModuleDestroy {
  private readonly logger = new Logger('Mail');
  private readonly stop = new AbortController();
  private readonly composing = new FairQueue({ atOnce: 1 });
  private readonly composer;

  constructor(
    private readonly settings: MailSettings,
    private readonly publicUrl: string,
  ) {
    const { dkim } = settings;
    this.composer = createTransport({
      streamTransport: true,
      buffer: true,
      newline: 'windows',
      ...(dkim && { dkim: { ...dkim, headerFieldNames: SIGNED } }),
    });
  }

  async deliver(letters: readonly Letter[]): Promise<void> {
    const waiting = [...letters];
    const lanes = { open: Math.min(MOST_CONNECTIONS, Math.ceil(letters.length / PER_CONNECTION)) };
    const drained = Array.from({ length: lanes.open }, () => this.drain(waiting, lanes));
    // The first error ends all: mails that are not settled come again.
    await Promise.all(drained).finally(() => waiting.splice(0));
  }

  onModuleDestroy(): void {
    this.stop.abort();
  }

  /** Sends what waits, over one connection at a time. It leaves the rest to others that can connect. */
  private async drain(waiting: Letter[], lanes: { open: number }): Promise<void> {
    let failures = 0;
    while (waiting.length > 0) {
      const { tried, lost } = await this.session(waiting);
      if (!lost) continue;
      failures = tried > 1 ? 1 : failures + 1;
      if (tried === 0 && lanes.open > 1) break;
      if (failures < PATIENCE) continue;
      for (const letter of waiting.splice(0)) await this.settle(letter, lost.error, false);
    }
    lanes.open -= 1;
  }

  /** Takes mails and sends them until one fails; `lost` is the error if the connection is to blame. */
  private async session(waiting: Letter[]): Promise<{ readonly tried: number; readonly lost?: Failure | undefined }> {
    this.stop.signal.throwIfAborted();
    let session: SmtpSession | undefined;
    let tried = 0;
    try {
      session = await SmtpSession.open(this.settings.url, this.stop.signal);
    } catch (error) {
      this.stop.signal.throwIfAborted();
      return { tried, lost: { error } };
    }
    try {
      for (let letter = waiting.shift(); letter; letter = waiting.shift()) {
        tried += 1;
        const failed = await this.send(session, letter);
        if (failed) return { tried, lost: isAboutTheMail(failed.error) ? undefined : failed };
      }
      session.quit();
      return { tried };
    } finally {
      session.close();
    }
  }

  /** Returns the error if the server did not accept the mail. */
  private async send(session: SmtpSession, letter: Letter): Promise<Failure | undefined> {
    let handedOver: boolean | undefined;
    try {
      const { envelope, content } = await this.composing.run(() => this.composeAndRest(letter));
      await session.send(envelope, async () => {
        handedOver = await letter.handOver();
        if (!handedOver) throw new Error('Another process has taken the mail');
        return content;
      });
    } catch (error) {
      this.stop.signal.throwIfAborted();
      if (handedOver !== false) await this.settle(letter, error, handedOver === true);
      return { error };
    }
    await letter.settle({ result: 'accepted' });
    return undefined;
  }

  private async settle(letter: Letter, error: unknown, handedOver: boolean): Promise<void> {
    const delivery = deliveryOf(error, handedOver);
    this.logger.warn({ about: letter.mail.about, ...delivery }, 'A mail could not be sent');
    await letter.settle(delivery);
  }

  /** Composing takes the processor, so that requests get their share of it while a backlog is sent. */
  private async composeAndRest(letter: Letter): Promise<ComposedMail> {
    const begin = performance.now();
    const composed = await this.compose(letter);
    await sleep((performance.now() - begin) * REST, undefined, { signal: this.stop.signal });
    return composed;
  }

  private async compose({ mail, unsubscribeToken }: Letter): Promise<ComposedMail> {
    const { to, subject, path, calendar } = mail;
    const unsubscribe = unsubscribeToken && `${this.publicUrl}/unsubscribe/${unsubscribeToken}`;
    const links = { action: this.publicUrl + path, home: this.publicUrl, ...(unsubscribe && { unsubscribe }) };
    const { message } = await this.composer.sendMail({
      from: { name: 'Wayfare', address: this.settings.from },
      // As an object, the address is never parsed as a list.
      to: { name: to.fullName, address: to.email },
      subject,
      ...(await drawMail(mail, links)),
      headers: {
        // Suppresses automatic replies (RFC 3834).
        'Auto-Submitted': 'auto-generated',
        // One click in the mail program (RFC 8058).
        ...(unsubscribe?.startsWith('https:') && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      ...(calendar && { icalEvent: this.invitation(calendar, to) }),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return { envelope: { from: this.settings.from, to: to.email }, content: message as Buffer };
  }
  /** Part of the mail for calendars, and a file for programs that know none. */
  private invitation(entry: CalendarEntry, { fullName, email }: Recipient) {
    const content = calendarFile(entry, { name: fullName, address: email }, this.settings.from);
    return { method: entry.method, filename: 'interview.ics', content };
  }
}
