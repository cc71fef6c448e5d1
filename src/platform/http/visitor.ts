import type { Request } from 'express';

/** The only cookie of visitors says their language, which pages have in their path. */
const ONLY_LANGUAGE = /^language=[a-z]{2}$/;

/** Whether the request comes with cookies that may tell who sends it. */
export function hasOwnCookies({ headers: { cookie } }: Pick<Request, 'headers'>): boolean {
  return cookie !== undefined && !ONLY_LANGUAGE.test(cookie);
}
