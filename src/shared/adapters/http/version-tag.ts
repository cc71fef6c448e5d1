import { StaleVersion } from '../../domain/stale-version.js';

/** The entity tag of a version (RFC 9110, 8.8.3). */
export function versionTag(version: number): string {
  return `"${version}"`;
}

/**
 * The version that an `If-Match` header names; undefined where it is absent or `*`.
 * @throws StaleVersion for a tag that never was one of ours
 */
export function expectedVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const match = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(ifMatch);
  if (!match) throw new StaleVersion();
  return Number(match[1]);
}
