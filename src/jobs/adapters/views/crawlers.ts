import { isbot } from 'isbot';

/** Programs that a person runs to look at one page; `isbot` takes them for crawlers too. */
const RUN_BY_HAND = /^(curl\/[\d.]+|node)$/;

/** Whether a user agent is that of a known crawler. */
export function isCrawler(userAgent: string): boolean {
  if (RUN_BY_HAND.test(userAgent)) return false;
  // A browser without a window is a browser still; a crawler that uses one says so beside it.
  return isbot(userAgent.replace('HeadlessChrome/', 'Chrome/'));
}
