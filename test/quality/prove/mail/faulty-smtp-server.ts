import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** How the server treats mails; the parameter is the first number in the address. */
export type Behavior = {
  /** Milliseconds before it accepts a mail. */
  readonly pause?: number;
  /** Addresses that it rejects permanently. */
  readonly refuses?: (number: number) => boolean;
  /** Mails to which it does not respond. */
  readonly hangs?: (number: number) => boolean;
  /** Mails that it accepts, but then closes the connection without a response. */
  readonly drops?: (number: number) => boolean;
  /** Mails that it accepts per connection, before 450. */
  readonly perConnection?: number;
};

/** A real SMTP server that can misbehave. It counts the mails to each address. */
export class FaultySmtpServer {
  readonly arrived = new Map<string, number>();
  behavior: Behavior = {};
  private server = this.make();
  private readonly taken = new Map<string, number>();

  private constructor(private port: number) {}

  static async start(): Promise<FaultySmtpServer> {
    const server = new FaultySmtpServer(0);
    await server.open();
    return server;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Opens the port again. */
  async open(): Promise<void> {
    this.server = this.make();
    const listener = this.server.listen(this.port, '127.0.0.1');
    await once(listener, 'listening');
    this.port = (listener.address() as AddressInfo).port;
  }

  /** Closes the port and all connections. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    for (const connection of this.server.connections) connection.close();
    await closed;
  }

  private make(): SMTPServer {
    return new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 100,
      onRcptTo: ({ address }, session, done) => done(this.objection(address, session)),
      onData: (stream, session, done) => {
        stream.resume();
        stream.once('end', () => void this.take(session, done));
      },
    }).on('error', () => undefined);
  }

  private objection(address: string, { id }: SMTPServerSession): Error | undefined {
    const { refuses, perConnection } = this.behavior;
    const taken = this.taken.get(id) ?? 0;
    if (refuses?.(numberOf(address))) return Object.assign(new Error('No such user'), { responseCode: 550 });
    if (perConnection !== undefined && taken >= perConnection)
      return Object.assign(new Error('Slow down'), { responseCode: 450 });
    this.taken.set(id, taken + 1);
    return undefined;
  }

  private async take({ id, envelope }: SMTPServerSession, done: () => void): Promise<void> {
    const { pause = 0, hangs, drops } = this.behavior;
    const [{ address } = { address: '' }] = envelope.rcptTo;
    if (pause > 0) await sleep(pause);
    if (hangs?.(numberOf(address))) return;
    this.arrived.set(address, (this.arrived.get(address) ?? 0) + 1);
    if (drops?.(numberOf(address))) [...this.server.connections].find((connection) => connection.id === id)?.close();
    else done();
  }
}

function numberOf(address: string): number {
  return Number(/\d+/.exec(address)?.[0]);
}
