import type { NextFunction, Request, Response } from 'express';

/** Pages; not the API and files. */
const PAGE = /^\/(?!api(?:\/|$)|assets\/)[a-z0-9]/i;

/** A white space or a punctuation mark at the end, as it is or encoded. No address of a page ends in one. */
const MARK =
  /(?:[.,;:!?'"()<>[\]{}*»…]|%(?:0[9ad]|2[0-2789ace]|3[abcef]|5[bd]|7[bd]|c2%(?:a0|bb)|e2%80%(?:8b|9[89cd]|a6)))$/i;
const LONGEST_MARK = '%e2%80%8b'.length;

/** Mail clients and chats take the punctuation after a link for a part of it: redirects to the page that was meant. */
export function redirectFromPunctuation(request: Request, response: Response, next: NextFunction): void {
  const [path = ''] = request.url.split('?', 1);
  const end = PAGE.test(path) ? lengthWithoutMarks(path) : path.length;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || end === path.length) return next();
  response.redirect(301, path.slice(0, end) + request.url.slice(path.length));
}

/** Looks only at the last characters each time, so that a long run of marks takes linear time. */
function lengthWithoutMarks(path: string): number {
  for (let end = path.length; ;) {
    const mark = MARK.exec(path.slice(Math.max(0, end - LONGEST_MARK), end))?.[0];
    if (mark === undefined) return end;
    end -= mark.length;
  }
}
