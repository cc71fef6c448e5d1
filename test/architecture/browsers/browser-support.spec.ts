import { globSync, readFileSync } from 'node:fs';
import { linesWithErrors, newerApis, programOf, type NewerApi } from './newer-apis.js';

const CONFIG = 'web/tsconfig.json';
const PLANTED = 'web/src/planted-for-a-test.ts';

/** Used only where the browser has them. */
const OPTIONAL = [
  // Tooltips are drawn in place without the top layer.
  'api.HTMLElement.showPopover',
  'html.global_attributes.popover',
  // Offered only where there is a share sheet.
  'api.Navigator.share',
];

const isProduct = (file: string) =>
  file.startsWith('web/src/') && !/\.test\.tsx?$|^web\/src\/(testing|server|api\/generated)\//.test(file);

/** Each on a line of its own, with the API that it uses. */
const plants = [
  ['URL.parse("/")', 'api.URL.parse_static'],
  ['URL.canParse("/")', 'api.URL.canParse_static'],
  ['AbortSignal.any([])', 'api.AbortSignal.any_static'],
  ['const { canParse } = URL; canParse("/")', 'api.URL.canParse_static'],
  ['document.startViewTransition(() => {})', 'api.Document.startViewTransition'],
  ['document.body.showPopover()', 'api.HTMLElement.showPopover'],
  ['requestIdleCallback(() => {})', 'api.Window.requestIdleCallback'],
  ['window.navigation', 'api.Window.navigation'],
] as const;
/** Of the language, likewise. */
const unknown = [
  'Map.groupBy([1], String)',
  'Object.groupBy([1], String)',
  'Promise.withResolvers()',
  'Promise.try(() => 1)',
  'Array.fromAsync([])',
  'new Set([1]).union(new Set())',
  '[1].values().map(String)',
  'new Uint8Array().toBase64()',
];
/** What every supported browser has. */
const allowed = ['structuredClone({})', '[3].toSorted()', '[1].at(-1)', 'crypto.randomUUID()', '[1].findLast(Boolean)'];
/** The scripts within each page, which the build leaves as they are. */
const inline = [...readFileSync('web/index.html', 'utf8').matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = '']) =>
  code.replaceAll(/\s*\n\s*/g, ' '),
);

describe('the APIs of browsers', () => {
  let found: readonly NewerApi[] = [];
  let refused: readonly number[] = [];
  const inProduct = () => found.filter(({ place }) => !place.startsWith(PLANTED));
  const inPlanted = () => found.filter(({ place }) => place.startsWith(PLANTED));

  // In one program with the product, because reading its types takes seconds.
  beforeAll(() => {
    const text = [...plants.map(([code]) => code), ...allowed, ...inline, ...unknown]
      .map((code) => `export {}; { ${code} }`)
      .join('\n');
    const program = programOf(CONFIG, isProduct, { file: PLANTED, text });
    found = newerApis(program);
    refused = linesWithErrors(program, PLANTED);
  });

  it('are all in every supported browser, as far as the web app uses them', () => {
    expect(inProduct().filter(({ feature }) => !OPTIONAL.includes(feature))).toEqual([]);
    expect(OPTIONAL.filter((feature) => !inProduct().some((each) => each.feature === feature))).toEqual([]);
  });

  it.each(plants.map(([code, feature], line) => [code, feature, line + 1] as const))(
    'are found if newer: %s',
    (_code, feature, line) => {
      expect(inPlanted()).toContainEqual(expect.objectContaining({ feature, place: `${PLANTED}:${line}` }));
    },
  );

  it('are unknown to the compiler if a newer version of the language added them', () => {
    const lines = plants.length + allowed.length + inline.length;
    expect(refused.filter((line) => line > lines)).toEqual(unknown.map((_code, index) => lines + index + 1));
    expect(refused.filter((line) => line > plants.length && line <= plants.length + allowed.length)).toEqual([]);
  });

  it('are not found if every supported browser has them, as within the page itself', () => {
    expect(inline).toEqual([expect.stringContaining('localStorage')]);
    expect(inPlanted().filter(({ place }) => Number(place.split(':')[1]) > plants.length)).toEqual([]);
  });
});

/** The selectors with `:has()` that share a rule with others, which browsers without it drop as a whole. */
function sharedWithHas(css: string): string[] {
  const selectors = css.replaceAll(/\/\*[^]*?\*\//g, '').match(/[^{};]+(?=\{)/g) ?? [];
  return selectors.filter(
    (text) => text.includes(':has(') && !text.includes('@') && withoutArguments(text).includes(','),
  );
}

/** A selector without what stands in parentheses. */
function withoutArguments(selector: string): string {
  const inner = selector.replaceAll(/\([^()]*\)/g, '');
  return inner === selector ? selector : withoutArguments(inner);
}

describe('the styles', () => {
  it('lose no rule in Firefox before 121 because of a selector with :has()', () => {
    expect(sharedWithHas('a:has(b), c { color: red }')).toHaveLength(1);
    expect(sharedWithHas('a:has(b) :is(c, d) { color: red }')).toEqual([]);
    const files = globSync('web/src/**/*.css');
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap((file) => sharedWithHas(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
