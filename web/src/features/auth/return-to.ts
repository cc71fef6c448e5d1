const ANY_ORIGIN = 'http://origin.invalid';

/** Whether a value is a path of this origin to go to after signing in, and neither leads elsewhere nor back to signing in. */
export function isSafeReturnTo(value: string): boolean {
  if (!/^\/(?!\/)[^\\\p{Cc}]*$/u.test(value)) return false;
  const url = URL.parse(value, ANY_ORIGIN);
  return url?.origin === ANY_ORIGIN && !/^\/(auth(\/|$)|\/)/.test(url.pathname);
}
