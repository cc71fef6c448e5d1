import browserslist from 'browserslist';

/**
 * The oldest supported browser of each kind in package.json as a build target, such as `ios16.4`. Vite uses them for
 * scripts and styles.
 */
export function browserTargets(): string[] {
  // Newest first, so the last of each kind is the oldest.
  const oldest = new Map(
    browserslist(null, { path: import.meta.dirname }).map((browser) => browser.split(' ', 2) as [string, string]),
  );
  return Array.from(oldest, ([name, version]) => `${name.replace('ios_saf', 'ios')}${version.replace(/-.*/, '')}`);
}
