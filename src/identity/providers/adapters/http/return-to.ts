const ANY_ORIGIN = 'http://origin.invalid';

/** The path on this origin to open after signing in; undefined for anything else, such as another site. */
export function safeReturnTo(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(value)) return undefined;
  const url = URL.parse(value, ANY_ORIGIN);
  return url?.origin === ANY_ORIGIN && !url.pathname.startsWith('//') ? value : undefined;
}
