import type { Request } from 'express';
import { isTimeZone } from '#shared/domain/values/time-zone.js';

/** The time zone of the browser, which the web app tells in a cookie before somebody signs in. */
const TOLD = /(?:^|;\s*)time-zone=([^;\s]{1,64})(?:;|$)/;

/** The time zone of the browser of a request; undefined if it names none that is known. */
export function timeZoneOf({ headers }: Pick<Request, 'headers'>): string | undefined {
  const told = TOLD.exec(headers.cookie ?? '')?.[1];
  return told !== undefined && isTimeZone(told) ? told : undefined;
}
