import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { Readable } from 'node:stream';

/** Timeouts in milliseconds: to connect, and between two replies. */
const CONNECT_TIMEOUT = 10_000;
const SOCKET_TIMEOUT = 30_000;

export type Envelope = { readonly from: string; readonly to: string };

/** One connection to a mail server. */
export class SmtpSession {
  private readonly connection: SMTPConnection;
  private readonly end = new AbortController();
  /** Rejects when the connection ends, which nodemailer does not report to a pending `send`. */
  private readonly lost: Promise<never>;

  private constructor(private readonly options: ReturnType<typeof parseConnectionUrl>) {
    this.connection = new SMTPConnection({
      ...options,
      connectionTimeout: CONNECT_TIMEOUT,
      greetingTimeout: CONNECT_TIMEOUT,
      socketTimeout: SOCKET_TIMEOUT,
    });
    this.lost = new Promise((_resolve, reject) => {
      this.connection.on('error', reject);
      this.connection.once('end', () => reject(Object.assign(new Error('Connection closed'), { code: 'ECONNECTION' })));
    });
    this.lost.catch(() => undefined);
  }

  /** Connects and signs in. `stop` closes the connection. */
  static async open(url: string, stop: AbortSignal): Promise<SmtpSession> {
    const session = new SmtpSession(parseConnectionUrl(url));
    stop.addEventListener('abort', () => session.close(), { signal: session.end.signal });
    try {
      await session.connect();
      return session;
    } catch (error) {
      session.close();
      throw error;
    }
  }

  /** Sends a mail. The content is read when the server requests it, after accepting the recipient. */
  send(envelope: Envelope, content: () => Promise<Buffer>): Promise<void> {
    const stream = Readable.from(chunkOf(content), { objectMode: false });
    const sent = new Promise<void>((resolve, reject) => {
      this.connection.send({ from: envelope.from, to: [envelope.to] }, stream, (error) =>
        error ? reject(error) : resolve(),
      );
    });
    return Promise.race([sent, this.lost]);
  }

  /** Sends QUIT. */
  quit(): void {
    this.connection.quit();
  }

  close(): void {
    this.end.abort();
    this.connection.close();
  }

  private connect(): Promise<void> {
    const { auth } = this.options;
    const ready = new Promise<void>((resolve, reject) => {
      this.connection.connect((error) => {
        if (error) return reject(error);
        if (!auth) return resolve();
        const { user, pass } = auth;
        this.connection.login({ credentials: { user, pass } }, (failure) => (failure ? reject(failure) : resolve()));
      });
    });
    return Promise.race([ready, this.lost]);
  }
}

async function* chunkOf(content: () => Promise<Buffer>): AsyncGenerator<Buffer> {
  yield await content();
}
