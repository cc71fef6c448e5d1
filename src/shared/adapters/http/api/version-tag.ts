/** The entity tag of a version (RFC 9110, 8.8.3). */
export function versionTag(version: number): string {
  return `"${version}"`;
}

/** What stands between quotes; a proxy that compresses may have marked the tag as weak. */
const TAGS = /"([^"]*)"/g;
const VERSION = /^\d{1,9}$/;

/**
 * The versions that an `If-Match` header names (RFC 9110, 13.1.1), of which one has to be there; undefined where any will
 * do. A tag that never was one of ours names none.
 */
export function expectedVersions(ifMatch: string | undefined): readonly number[] | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  return [...ifMatch.matchAll(TAGS)].flatMap(([, tag = '']) => (VERSION.test(tag) ? [Number(tag)] : []));
}
