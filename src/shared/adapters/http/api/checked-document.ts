import type { Response } from 'express';
import { createHash } from 'node:crypto';

/**
 * Sends a text that caches may keep but must ask about each time, so that it is true at once after a change. Who has it
 * already gets 304.
 */
export function sendChecked(response: Response, type: string, text: string): void {
  const tag = createHash('sha256').update(text).digest('base64url').slice(0, 27);
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('ETag', `W/"${tag}"`);
  response.type(type).send(text);
}
