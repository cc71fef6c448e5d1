import type { Response } from 'express';
import { entityTag } from '../../answers/answer.js';

/** Sends a text that caches may keep but must revalidate each time. Express answers 304 where it has not changed. */
export function sendChecked(response: Response, text: string): void {
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('ETag', entityTag(text));
  response.send(text);
}
