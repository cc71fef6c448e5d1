import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Milliseconds to wait for what comes within one or two where there is nothing else to do. */
const PATIENCE = 120_000;
/** Milliseconds in which a connection ends for a reason: fewer than those after which any would that is slow or idle. */
const SOON = 14_000;

/** A connection to a server on which anything may be sent, at any pace. */
export class RawConnection {
  /** What came in. */
  received = '';
  isOpen = true;

  private constructor(readonly socket: Socket) {
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => (this.received += text));
    socket.on('error', () => undefined);
    socket.once('close', () => (this.isOpen = false));
  }

  /** Connects to the server at the address, from another address of this machine if one is given. */
  static async to(url: string, localAddress?: string): Promise<RawConnection> {
    const { hostname, port } = new URL(url);
    const connection = new RawConnection(
      connect({ host: hostname === 'localhost' ? '127.0.0.1' : hostname, port: Number(port), localAddress }),
    );
    await once(connection.socket, 'connect');
    return connection;
  }

  /** Sends text; resolves to whether the other side still takes more. */
  send(text: string | Buffer): boolean {
    return this.socket.write(text);
  }

  /** Sends a body of so many bytes, as fast as the other side takes it, until it takes no more. Resolves to what was let out. */
  async pour(bytes: number): Promise<number> {
    const block = Buffer.alloc(64 * 1024, 'x');
    for (let sent = 0; sent < bytes && this.isOpen; sent += block.length) {
      if (!this.send(block)) await Promise.race([once(this.socket, 'drain'), this.closed()]).catch(() => undefined);
    }
    return this.socket.bytesWritten - this.socket.writableLength;
  }

  /** Resolves when the connection has ended. */
  async closed(): Promise<void> {
    await this.until(() => !this.isOpen, 'The connection is still open.', SOON);
  }

  /** Resolves when the status line came, to its status. */
  async status(): Promise<number> {
    await this.until(() => /^HTTP\/1\.1 \d+/.test(this.received) || !this.isOpen, 'No answer came.', PATIENCE);
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
