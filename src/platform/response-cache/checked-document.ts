import type { Response } from 'express';
import { entityTag } from './cached-response.js';

/** Sends text that caches must revalidate. Express returns 304 if it is unchanged. */
export function sendChecked(response: Response, text: string): void {
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('ETag', entityTag(text));
  response.send(text);
}
