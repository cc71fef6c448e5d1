/** An entry of package-lock.json. */
type Locked = { readonly version?: string };
export type LockFile = { readonly packages: Readonly<Record<string, Locked>> };

/** Minimum versions anywhere in the tree; older ones have known vulnerabilities or a different schema. */
const FLOORS: readonly { readonly name: RegExp; readonly oldest: string }[] = [
  // Earlier versions let crafted forms exhaust memory or crash the process.
  { name: /^multer$/, oldest: '2.3.0' },
  { name: /^@mikro-orm\//, oldest: '7.0.0' },
];

/** Installed packages below their minimum version, one sentence each. */
export function tooOld({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(([place, { version = '0' }]) => {
    const name = place.split('node_modules/').at(-1) ?? '';
    const floor = FLOORS.find((one) => one.name.test(name));
    return floor && isOlder(version, floor.oldest) ? [`${place} is ${version}, older than ${floor.oldest}`] : [];
  });
}

/** Compares versions; a prerelease comes before its release. */
function isOlder(version: string, oldest: string): boolean {
  const [release = '', prerelease] = version.split(/-(.*)/s);
  const order = compare(release, oldest);
  return order < 0 || (order === 0 && prerelease !== undefined);
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
