import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiClient } from '../server/api-client.js';
import { aPdf } from './documents.js';

const BOUNDARY = 'the-end-of-a-part';
const PIECES = 10;

/** Sends a resume in pieces, over so many milliseconds, and returns the status of the answer. */
export async function uploadSlowly(client: ApiClient, milliseconds: number): Promise<number> {
  const upload = request(`${client.address}/api/profile/job-seeker/resume`, {
    method: 'POST',
    headers: { cookie: client.sessionCookie, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    agent: false,
  });
  const answered = once(upload, 'response');
  answered.catch(() => undefined);
  // An answer may come before everything is sent, and the rest of it fail.
  upload.on('error', () => undefined);
  const body = Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n`),
    aPdf('a resume of some length '.repeat(1_000)),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  const piece = Math.ceil(body.length / PIECES);
  for (let at = 0; at < body.length; at += piece) {
    upload.write(body.subarray(at, at + piece));
    await sleep(milliseconds / PIECES);
  }
  upload.end();
  const [response] = (await answered) as [IncomingMessage];
  response.resume();
  return response.statusCode ?? 0;
}
