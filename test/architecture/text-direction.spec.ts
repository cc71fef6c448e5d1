import { globSync, readFileSync } from 'node:fs';
import { ROOT } from '../support/languages/source-texts.js';

/** Properties of one side of the screen; `margin-inline-start` and the like follow the text. */
const ONE_SIDE =
  /^(?:left|right|(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:\w+-)?(?:left|right)(?:-\w+)?)$/;
const ALIGNMENT = /^(?:text-align|float|clear|justify-\w+)$/;
/** Properties whose four values go round clockwise. */
const FOUR_SIDES = /^(?:margin|padding|inset)$/;

/** Whether a declaration means the left or the right side of the screen. */
function isPhysical(property: string, value: string): boolean {
  if (ONE_SIDE.test(property)) return true;
  if (ALIGNMENT.test(property)) return /\b(?:left|right)\b/.test(value);
  const [, right, , left] = withoutArguments(value).split(/\s+/);
  return FOUR_SIDES.test(property) && left !== undefined && left !== right;
}

/** The values without what is in parentheses. */
function withoutArguments(value: string): string {
  const shorter = value.replaceAll(/\([^()]*\)/g, '');
  return shorter === value ? value : withoutArguments(shorter);
}

function physicalIn(source: string): string[] {
  return [...source.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)]
    .filter(([, property = '', value = '']) => isPhysical(property, value.trim()))
    .map(([declaration]) => declaration);
}

describe('styles', () => {
  it('are found where they name a side of the screen', () => {
    const source =
      'a { left: 0; margin: 0 1px 2px 3px; text-align: right; border-top-left-radius: 2px; } ' +
      'b { inset-inline-start: 0; padding: 1px max(1px, var(--a)) 2px max(2px, calc(1px + var(--b))); margin: 1px 2px 3px; /* left: 0; */ text-align: start }';
    expect(physicalIn(source)).toEqual([
      'left: 0',
      'margin: 0 1px 2px 3px',
      'text-align: right',
      'border-top-left-radius: 2px',
    ]);
  });

  it('name none, so that languages written from right to left look right', () => {
    const files = globSync('web/src/**/*.css', { cwd: ROOT });
    expect(files.length).toBeGreaterThan(50);
    const found = files.flatMap((file) =>
      physicalIn(readFileSync(new URL(file, ROOT), 'utf8')).map((declaration) => `${file}: ${declaration}`),
    );
    expect(found).toEqual([]);
  });
});
