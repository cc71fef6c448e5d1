/** Unsubscribe links contain their token in the path. */
const TOKEN = /(?<=\/unsubscribe\/)[^/]+/i;

/** The path of a request's address, without secrets. */
export function pathOf(url: string): string {
  return url.replace(/[?#].*$/s, '').replace(TOKEN, '…');
}
