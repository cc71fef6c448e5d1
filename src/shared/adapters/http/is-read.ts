import type { Request } from 'express';

/** Whether a request only reads. A body means nothing in such a one (RFC 9110, 9.3.1), and nobody looks at it. */
export function isRead({ method }: Pick<Request, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}
