import { isbot } from 'isbot';

/** Tools usually run by hand; `isbot` classifies them as crawlers. */
const RUN_BY_HAND = /^(curl\/[\d.]+|node)$/;

export function isCrawler(userAgent: string): boolean {
  if (RUN_BY_HAND.test(userAgent)) return false;
  // Headless browsers count as browsers; crawlers that use one also identify themselves.
  return isbot(userAgent.replace('HeadlessChrome/', 'Chrome/'));
}
