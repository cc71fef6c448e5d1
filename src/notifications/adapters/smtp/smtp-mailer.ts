import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { calendarFile } from '#platform/calendar/calendar-file.js';
import type { MailSettings } from '#platform/config/services/mail-settings.js';
import { FairQueue } from '#shared/application/limits/fair-queue.js';
import type { CalendarEntry } from '#shared/domain/values/calendar-entry.js';
import type { Recipient } from '../../domain/mail.js';
import { Mailer, type OutgoingMail } from '../../application/ports/mailer.js';
import { renderMail } from '../templates/mail-template.js';
import { deliveryOf, isAboutTheMail } from './delivery-of.js';
import { SmtpSession, type Envelope } from './smtp-session.js';

/** Consecutive connection failures after which the remaining mails are delayed. */
const MAX_FAILURES = 2;

/** Maximum concurrent connections, and the number of mails that justifies each of them. */
const MAX_CONNECTIONS = 4;
const MAILS_PER_CONNECTION = 5;

/** Pause after composing a mail, as a multiple of the time it took. */
const PAUSE_FACTOR = 1;

/** Headers signed with DKIM. RFC 8058 requires both List-Unsubscribe headers. */
const SIGNED_HEADERS =
  'From:To:Subject:Date:Message-ID:MIME-Version:Content-Type:Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post';

type ComposedMail = { readonly envelope: Envelope; readonly content: Buffer };
type Failure = { readonly error: unknown };

/** Sends mails over SMTP, using several connections for many mails. */
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
      ...(dkim && { dkim: { ...dkim, headerFieldNames: SIGNED_HEADERS } }),
    });
  }

  async deliver(mails: readonly OutgoingMail[]): Promise<void> {
    const waiting = [...mails];
    const connections = { open: Math.min(MAX_CONNECTIONS, Math.ceil(mails.length / MAILS_PER_CONNECTION)) };
    const drained = Array.from({ length: connections.open }, () => this.drain(waiting, connections));
    // The first error stops all connections: mails that are not settled are retried.
    await Promise.all(drained).finally(() => waiting.splice(0));
  }

  onModuleDestroy(): void {
    this.stop.abort();
  }

  /** Sends waiting mails over one connection at a time. Stops if it cannot connect while other connections are open. */
  private async drain(waiting: OutgoingMail[], connections: { open: number }): Promise<void> {
    let failures = 0;
    while (waiting.length > 0) {
      const { tried, lost } = await this.session(waiting);
      if (!lost) continue;
      failures = tried > 1 ? 1 : failures + 1;
      if (tried === 0 && connections.open > 1) break;
      if (failures < MAX_FAILURES) continue;
      for (const outgoing of waiting.splice(0)) await this.settle(outgoing, lost.error, false);
    }
    connections.open -= 1;
  }

  /** Sends waiting mails until one fails; `lost` is the error if the connection failed. */
  private async session(
    waiting: OutgoingMail[],
  ): Promise<{ readonly tried: number; readonly lost?: Failure | undefined }> {
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
      for (let outgoing = waiting.shift(); outgoing; outgoing = waiting.shift()) {
        tried += 1;
        const failed = await this.send(session, outgoing);
        if (failed) return { tried, lost: isAboutTheMail(failed.error) ? undefined : failed };
      }
      session.quit();
      return { tried };
    } finally {
      session.close();
    }
  }

  /** Returns the error if the server did not accept the mail. */
  private async send(session: SmtpSession, outgoing: OutgoingMail): Promise<Failure | undefined> {
    let handedOver: boolean | undefined;
    try {
      const { envelope, content } = await this.composing.run(() => this.composeThrottled(outgoing));
      await session.send(envelope, async () => {
        handedOver = await outgoing.handOver();
        if (!handedOver) throw new Error('Another process has taken the mail');
        return content;
      });
    } catch (error) {
      this.stop.signal.throwIfAborted();
      if (handedOver !== false) await this.settle(outgoing, error, handedOver === true);
      return { error };
    }
    await outgoing.settle({ result: 'accepted' });
    return undefined;
  }

  private async settle(outgoing: OutgoingMail, error: unknown, handedOver: boolean): Promise<void> {
    const delivery = deliveryOf(error, handedOver);
    this.logger.warn({ about: outgoing.mail.about, ...delivery }, 'A mail could not be sent');
    await outgoing.settle(delivery);
  }

  /** Pauses after composing, which is CPU-intensive, so that a backlog of mails does not slow down requests. */
  private async composeThrottled(outgoing: OutgoingMail): Promise<ComposedMail> {
    const start = performance.now();
    const composed = await this.compose(outgoing);
    await sleep((performance.now() - start) * PAUSE_FACTOR, undefined, { signal: this.stop.signal });
    return composed;
  }

  private async compose({ mail, unsubscribeToken }: OutgoingMail): Promise<ComposedMail> {
    const { to, subject, path, calendar } = mail;
    const unsubscribe = unsubscribeToken && `${this.publicUrl}/unsubscribe/${unsubscribeToken}`;
    const links = { action: this.publicUrl + path, home: this.publicUrl, ...(unsubscribe && { unsubscribe }) };
    const { message } = await this.composer.sendMail({
      from: { name: 'Wayfare', address: this.settings.from },
      // As an object, the address is never parsed as a list.
      to: { name: to.fullName, address: to.email },
      subject,
      ...(await renderMail(mail, links)),
      headers: {
        // Suppresses automatic replies (RFC 3834).
        'Auto-Submitted': 'auto-generated',
        // One-click unsubscribe in the mail client (RFC 8058).
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

  /** A calendar part, and the same as an attached file for clients without calendar support. */
  private invitation(entry: CalendarEntry, { fullName, email }: Recipient) {
    const content = calendarFile(entry, { name: fullName, address: email }, this.settings.from);
    return { method: entry.method, filename: 'interview.ics', content };
  }
}
