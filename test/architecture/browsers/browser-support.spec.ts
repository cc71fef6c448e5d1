import { rm, writeFile } from 'node:fs/promises';
import { newerApis, programOf } from './newer-apis.js';

const CONFIG = 'web/tsconfig.json';
const PLANTED = 'web/src/planted-for-a-test.ts';

/** Used only where the browser has them. */
const OPTIONAL = [
  // Tooltips are drawn in place without the top layer.
  'api.HTMLElement.showPopover',
  'html.global_attributes.popover',
];

const isProduct = (file: string) =>
  file.startsWith('web/src/') && !/\.test\.tsx?$|^web\/src\/(testing|server|api\/generated)\//.test(file);

it('the web app uses no API that a supported browser lacks', () => {
  const found = newerApis(programOf(CONFIG), isProduct);
  expect(found.filter(({ feature }) => !OPTIONAL.includes(feature))).toEqual([]);
  expect(OPTIONAL.filter((feature) => !found.some((each) => each.feature === feature))).toEqual([]);
});

describe('a planted API is found', () => {
  const plants = [
    ['URL.parse("/")', 'api.URL.parse_static'],
    ['URL.canParse("/")', 'api.URL.canParse_static'],
    ['Map.groupBy([1], String)', 'javascript.builtins.Map.groupBy'],
    ['Object.groupBy([1], String)', 'javascript.builtins.Object.groupBy'],
    ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['Promise.try(() => 1)', 'javascript.builtins.Promise.try'],
    ['Array.fromAsync([])', 'javascript.builtins.Array.fromAsync'],
    ['new Set([1]).union(new Set())', 'javascript.builtins.Set.union'],
    ['[1].values().map(String)', 'javascript.builtins.Iterator.map'],
    ['AbortSignal.any([])', 'api.AbortSignal.any_static'],
    ['const { groupBy } = Map; groupBy([1], String)', 'javascript.builtins.Map.groupBy'],
    ['document.startViewTransition(() => {})', 'api.Document.startViewTransition'],
    ['document.body.showPopover()', 'api.HTMLElement.showPopover'],
    ['requestIdleCallback(() => {})', 'api.Window.requestIdleCallback'],
    ['window.navigation', 'api.Window.navigation'],
    ['new Uint8Array().toBase64()', 'javascript.builtins.Uint8Array.toBase64'],
  ] as const;
  const allowed = [
    'structuredClone({})',
    '[3].toSorted()',
    '[1].at(-1)',
    'crypto.randomUUID()',
    '[1].findLast(Boolean)',
  ];
  let found: readonly { feature: string; place: string }[] = [];

  beforeAll(async () => {
    const lines = [...plants.map(([code]) => code), ...allowed].map((code) => `export {}; { ${code} }`);
    await writeFile(PLANTED, lines.join('\n'));
    try {
      found = newerApis(programOf(CONFIG, [PLANTED]), (file) => file === PLANTED);
    } finally {
      await rm(PLANTED);
    }
  });

  it.each(plants.map(([code, feature], line) => [code, feature, line + 1] as const))('%s', (_code, feature, line) => {
    expect(found).toContainEqual(expect.objectContaining({ feature, place: `${PLANTED}:${line}` }));
  });

  it('and what every supported browser has is not', () => {
    expect(found.filter(({ place }) => Number(place.split(':')[1]) > plants.length)).toEqual([]);
  });
});
