import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';

/** The texts of the catalogs, which are those of the sources. */
const CATALOG = Object.values(
  import.meta.glob<string>('../../../../locales/de.po', { query: '?raw', import: 'default', eager: true }),
)[0];
const TEXTS = [...(CATALOG ?? '').matchAll(/^msgid ((?:".*"\n)+)/gm)]
  .map(
    ([, lines = '']) =>
      JSON.parse(
        `"${lines
          .trim()
          .split('\n')
          .map((line) => line.slice(1, -1))
          .join('')}"`,
      ) as string,
  )
  .filter(Boolean);

const asTokens = (compiled: ReturnType<typeof compile>) => (typeof compiled === 'string' ? [compiled] : compiled);

describe('compile', () => {
  it('gives every English text the same meaning as Lingui’s compiler', () => {
    expect(TEXTS.length).toBeGreaterThan(1000);
    for (const text of TEXTS) expect([text, asTokens(compile(text))]).toEqual([text, asTokens(compileMessage(text))]);
  });

  it.each([
    '{a}{b}',
    'x {n, plural, one {# y {m}} other {#, {n} z}}!',
    '{n, plural, =0 {none} one {one} other {# of {m, plural, one {a} other {b}}}}',
    'A # outside',
  ])('compiles %j', (text) => expect(asTokens(compile(text))).toEqual(asTokens(compileMessage(text))));

  it.each(['{n, select, a {x} other {y}}', '{n, plural, one {x}', '{n', '{'])('refuses %j', (text) =>
    expect(() => compile(text)).toThrow(SyntaxError),
  );
});
