import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request. */
export type Received = { readonly headers: Record<string, string>; readonly body: string };

/** A receiver of webhooks on this machine. */
export class WebhookReceiver {
  /** Every request, in the order of arrival. */
  readonly received: Received[] = [];
  /** The status of its responses. */
  status = 204;
  private server?: Server;
  private port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.port}/hook`;
  }

  /** Starts listening; after `close`, on the same port as before. */
  async open(): Promise<this> {
    const server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part));
      request.once('end', () => {
        this.received.push({ headers: request.headers as Record<string, string>, body });
        response.writeHead(this.status, this.status === 302 ? { location: '/elsewhere' } : {}).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
    return this;
  }

  async close(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.server = undefined;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
