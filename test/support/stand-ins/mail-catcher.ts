import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail as an SMTP server received it. */
export type CaughtMail = {
  readonly from: string;
  readonly to: readonly string[];
  /** By lower-case name, unfolded. */
  readonly headers: ReadonlyMap<string, string>;
  /** The plain text. */
  readonly body: string;
  readonly html: string;
  readonly raw: Buffer;
};

/** Timeout in milliseconds; generous, for busy machines. */
const TIMEOUT = 120_000;

/** What it does with the content of a mail. */
type Mood = 'fine' | 'busy' | 'hang up';

/** A real SMTP server that keeps its mails. */
export class MailCatcher {
  private constructor(
    private readonly server: SMTPServer,
    private readonly port: number,
    /** All mails so far, except receipts. */
    readonly mails: readonly CaughtMail[],
    /** The receipts of applications, which tests of other mails do not count. */
    readonly receipts: readonly CaughtMail[],
  ) {}

  /**
   * Starts a server that rejects the recipients for which `refuses` returns true, handles the first, second… content
   * according to `moodFor`, and accepts at most `maxClients` connections at a time.
   */
  static async start(
    refuses: (address: string) => boolean = () => false,
    moodFor: Mood | ((nth: number) => Mood) = 'fine',
    maxClients = Number.POSITIVE_INFINITY,
  ): Promise<MailCatcher> {
    const caught: CaughtMail[] = [];
    const receipts: CaughtMail[] = [];
    let contents = 0;
    const known = new Set<string>();
    /** Whether it is the first request to verify an address. */
    const isAfterRegistering = (body: string, [address = '']: readonly string[]) =>
      body.includes('/email/verify#') && !known.has(address) && known.add(address).has(address);
    const server = new SMTPServer({
      authOptional: true,
      maxClients,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) =>
        done(refuses(address) ? new Error(`<${address}> is not wanted here`) : undefined),
      onData: (stream, { id, envelope: { mailFrom, rcptTo } }, done) => {
        const from = mailFrom === false ? '' : mailFrom.address;
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
        stream.once('end', () => {
          contents += 1;
          const mood = typeof moodFor === 'string' ? moodFor : moodFor(contents);
          if (mood === 'busy') return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
          if (mood === 'hang up') {
            return void [...server.connections].find((connection) => connection.id === id)?.close();
          }
          const keep = async (): Promise<void> => {
            const mail = await parsed(Buffer.concat(chunks));
            const to = rcptTo.map(({ address }) => address);
            const isReceipt =
              mail.headers.get('subject')?.startsWith('You applied: ') || isAfterRegistering(mail.body, to);
            (isReceipt ? receipts : caught).push({ from, to, ...mail });
            done();
          };
          void keep();
        });
      },
    });
    const listener = server.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    return new MailCatcher(server, (listener.address() as AddressInfo).port, caught, receipts);
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** The mails to an address, once there are `count` of them. */
  async sentTo(address: string, count = 1): Promise<readonly CaughtMail[]> {
    const deadline = Date.now() + TIMEOUT;
    for (;;) {
      const theirs = this.mails.filter(({ to }) => to.includes(address));
      if (theirs.length >= count) return theirs;
      if (Date.now() > deadline) throw new Error(`Only ${theirs.length} of ${count} mails came.`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

async function parsed(raw: Buffer): Promise<Omit<CaughtMail, 'from' | 'to'>> {
  const { text = '', html, headerLines } = await simpleParser(raw);
  const headers = new Map(
    headerLines.map(({ key, line }) => [
      key,
      line
        .slice(line.indexOf(':') + 1)
        .replace(/\r?\n[ \t]+/g, ' ')
        .trim(),
    ]),
  );
  return { headers, body: text, html: html || '', raw };
}
