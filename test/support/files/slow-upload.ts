import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiClient } from '../server/api-client.js';
import { aPdf } from './documents.js';

const BOUNDARY = 'the-end-of-a-part';
const HEAD = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n`;
const TAIL = `\r\n--${BOUNDARY}--\r\n`;
const PIECES = 10;

/** A resume upload that stays open until it is finished or aborted. */
export class OpenUpload {
  /** The status of the response, which may arrive before everything is sent. */
  readonly status: Promise<number>;
  private readonly request: ClientRequest;

  constructor(client: ApiClient) {
    this.request = request(`${client.address}/api/profile/job-seeker/resume`, {
      method: 'POST',
      headers: { cookie: client.sessionCookie, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      agent: false,
    });
    this.status = once(this.request, 'response').then(([response]: IncomingMessage[]) => {
      response?.resume();
      return response?.statusCode ?? 0;
    });
    this.status.catch(() => undefined);
    this.request.on('error', () => undefined);
    this.request.write(HEAD);
  }

  /** Sends a part of the file; resolves once it has left this process. */
  send(part: Uint8Array | string): Promise<void> {
    return new Promise((resolve) => this.request.write(part, () => resolve()));
  }

  finish(): Promise<number> {
    this.request.end(TAIL);
    return this.status;
  }

  abort(): void {
    this.request.destroy();
  }
}

/** Sends a resume in chunks over the given time, and returns the status of the response. */
export async function uploadSlowly(client: ApiClient, milliseconds: number): Promise<number> {
  const upload = new OpenUpload(client);
  const file = aPdf('a resume of some length '.repeat(1_000));
  const piece = Math.ceil(file.length / PIECES);
  for (let at = 0; at < file.length; at += piece) {
    void upload.send(file.subarray(at, at + piece));
    await sleep(milliseconds / PIECES);
  }
  return upload.finish();
}
