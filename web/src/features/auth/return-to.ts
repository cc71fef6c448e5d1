const ANY_ORIGIN = 'http://origin.invalid';

/** Whether a value is a path of this origin, other than the sign-in pages, to return to after sign-in. */
export function isSafeReturnTo(value: string): boolean {
  if (!/^\/(?!\/)[^\\\p{Cc}]*$/u.test(value)) return false;
  const url = new URL(value, ANY_ORIGIN);
  return url.origin === ANY_ORIGIN && !/^\/(auth(\/|$)|\/)/.test(url.pathname);
}
