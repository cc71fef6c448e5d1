/** What package-lock.json says of one installed package. */
type Locked = { readonly version?: string };
export type LockFile = { readonly packages: Readonly<Record<string, Locked>> };

/** The oldest versions that may be installed, wherever in the tree: older ones have holes, or a schema of their own. */
const FLOORS: readonly { readonly name: RegExp; readonly oldest: string }[] = [
  // Below it crafted forms fill the memory or end the process.
  { name: /^multer$/, oldest: '2.3.0' },
  { name: /^@mikro-orm\//, oldest: '7.0.0' },
];

/** The installed packages that are older than they may be, one sentence each. */
export function tooOld({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(([place, { version = '0' }]) => {
    const name = place.split('node_modules/').at(-1) ?? '';
    const floor = FLOORS.find((one) => one.name.test(name));
    return floor && isOlder(version, floor.oldest) ? [`${place} is ${version}, older than ${floor.oldest}`] : [];
  });
}

/** Whether a version comes before another; a prerelease comes before its release. */
function isOlder(version: string, oldest: string): boolean {
  const [release = '', prerelease] = version.split(/-(.*)/s);
  const order = compare(release, oldest);
  return order < 0 || (order === 0 && prerelease !== undefined);
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
