import { isbot } from 'isbot';

/** Tools that people run for a single page; `isbot` counts them as crawlers. */
const RUN_BY_HAND = /^(curl\/[\d.]+|node)$/;

/** Whether a user agent is that of a known crawler. */
export function isCrawler(userAgent: string): boolean {
  if (RUN_BY_HAND.test(userAgent)) return false;
  // Headless browsers count as browsers; crawlers that use one also name themselves.
  return isbot(userAgent.replace('HeadlessChrome/', 'Chrome/'));
}
