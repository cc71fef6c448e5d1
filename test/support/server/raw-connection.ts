import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Timeout in milliseconds; generous, for busy machines. */
const TIMEOUT = 120_000;
/** Milliseconds within which a rejected connection ends: fewer than the timeouts of slow and idle ones. */
const SOON = 14_000;

/** A raw connection to a server, to send anything at any pace. */
export class RawConnection {
  /** Received text. */
  received = '';
  isOpen = true;

  private constructor(readonly socket: Socket) {
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => (this.received += text));
    socket.on('error', () => undefined);
    socket.once('close', () => (this.isOpen = false));
  }

  /** Connects to a server, optionally from another address of this machine. */
  static async to(url: string, localAddress?: string): Promise<RawConnection> {
    const { hostname, port } = new URL(url);
    const connection = new RawConnection(
      connect({ host: hostname === 'localhost' ? '127.0.0.1' : hostname, port: Number(port), localAddress }),
    );
    await once(connection.socket, 'connect');
    return connection;
  }

  /** Sends text; returns false if the socket had to buffer it. */
  send(text: string | Buffer): boolean {
    return this.socket.write(text);
  }

  /** Sends `bytes` bytes, or until the connection ends. Resolves to the number of bytes sent. */
  async pour(bytes: number): Promise<number> {
    const block = Buffer.alloc(64 * 1024, 'x');
    for (let sent = 0; sent < bytes && this.isOpen; sent += block.length) {
      if (!this.send(block)) await Promise.race([once(this.socket, 'drain'), this.closed()]).catch(() => undefined);
    }
    return this.socket.bytesWritten - this.socket.writableLength;
  }

  /** Resolves when the connection ends. */
  async closed(): Promise<void> {
    await this.until(() => !this.isOpen, 'The connection is still open.', SOON);
  }

  /** Resolves to the status of the response. */
  async status(): Promise<number> {
    await this.until(() => /^HTTP\/1\.1 \d+/.test(this.received) || !this.isOpen, 'No answer came.', TIMEOUT);
    return Number(/^HTTP\/1\.1 (\d+)/.exec(this.received)?.[1]);
  }

  close(): void {
    this.socket.destroy();
  }

  private async until(holds: () => boolean, complaint: string, within: number): Promise<void> {
    for (const deadline = Date.now() + within; !holds();) {
      if (Date.now() > deadline) throw new Error(complaint);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}
