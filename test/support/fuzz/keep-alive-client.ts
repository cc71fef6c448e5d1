import { Agent, request } from 'node:http';
import type { RawAnswer } from '../api-document/answer-check.js';
import type { FuzzRequest } from './request-arbitrary.js';

/** Sends raw requests over persistent connections. Unlike `fetch`, does not normalize URLs. */
export class KeepAliveClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 32 });
  private readonly host: string;
  private readonly port: number;

  constructor(origin: string) {
    const { hostname, port } = new URL(origin);
    this.host = hostname;
    this.port = Number(port);
  }

  send({ method, target, headers, body }: Omit<FuzzRequest, 'actor' | 'cookie'>): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      const length = body ? { 'content-length': String(body.length) } : {};
      const { agent, host, port } = this;
      const sent = request(
        { agent, host, port, method, path: target, headers: { ...headers, ...length } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              contentType: answer.headers['content-type'] ?? '',
              body: Buffer.concat(chunks),
            }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
