import { readFileSync } from 'node:fs';
import browserslist from 'browserslist';

type Support = { version_added: string | boolean | null; flags?: unknown; prefix?: string; alternative_name?: string };

type Compat = { [key: string]: Compat | undefined };

type Facts = { support: Record<string, Support | Support[]> };

/** What MDN knows about the support of every feature. */
const data = JSON.parse(readFileSync('node_modules/@mdn/browser-compat-data/data.json', 'utf8')) as Compat;

/** The oldest supported version of each browser of package.json. */
const OLDEST = new Map(
  browserslist(null, { path: '.' }).map((browser) => {
    const [name = '', version = ''] = browser.replace('ios_saf', 'safari_ios').split(' ');
    return [name, Number.parseFloat(version)];
  }),
);

/** Whether MDN knows the feature, such as `api.URL.parse_static`. */
export function isKnown(feature: readonly string[]): boolean {
  return factsOf(feature) !== undefined;
}

/** The supported browsers that lack a feature, such as `safari 16.4`; none if MDN does not know it. */
export function browsersWithout(feature: readonly string[]): string[] {
  const support = factsOf(feature)?.support ?? {};
  return [...OLDEST]
    .filter(([browser, version]) => browser in support && !isIn(support[browser], version))
    .map(([browser, version]) => `${browser} ${version}`);
}

/** The names of all members and globals that a supported browser lacks, whichever object they belong to. */
export const NEWER_NAMES: ReadonlySet<string> = new Set(
  Object.entries(data['api'] ?? {}).flatMap(([owner, members = {}]) =>
    [[owner], ...Object.keys(members).map((member) => [owner, member])]
      .filter((path) => browsersWithout(['api', ...path]).length > 0)
      .map((path) => String(path.at(-1)).replace('_static', '')),
  ),
);

function factsOf(feature: readonly string[]): Facts | undefined {
  return [...feature, '__compat'].reduce<Compat | undefined>(
    (found, key) => (found && Object.hasOwn(found, key) ? found[key] : undefined),
    data,
  ) as Facts | undefined;
}

function isIn(support: Support | Support[] | undefined, version: number): boolean {
  return [support ?? []].flat().some(({ version_added: added, flags, prefix, alternative_name: other }) => {
    if (flags || prefix || other) return false;
    return added === true || (typeof added === 'string' && Number.parseFloat(added.replace('≤', '')) <= version);
  });
}
