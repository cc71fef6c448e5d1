import { readFile } from 'node:fs/promises';

/** A row of the README's settings table. */
type SettingRow = { readonly name: string; readonly fallback: string };

/** The README's settings table, with a row for each setting that a row names. */
async function settingRows(): Promise<SettingRow[]> {
  const rows = (await readFile('README.md', 'utf8')).matchAll(/^\| (`[A-Z][^|]*?) +\| (.*?) +\|/gm);
  return [...rows].flatMap(([, names = '', fallback = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => ({ name, fallback })),
  );
}

describe('the settings table', () => {
  let source: string;
  beforeAll(async () => {
    source = await readFile('src/shared/adapters/config/settings.ts', 'utf8');
  });

  it('lists exactly the existing settings', async () => {
    const read = [...source.matchAll(/^ {2}([A-Z0-9_]+): /gm)].map(([, name]) => name);
    const names = (await settingRows()).map(({ name }) => name);
    expect([...names, 'NODE_ENV'].toSorted()).toEqual(read.toSorted());
  });

  it('states the actual defaults', async () => {
    const numbers = [...source.matchAll(/wholeNumber\('(\w+)', [\d_]+, [\d_]+, ([\d_]+)\)/g)].map(
      ([, name = '', fallback = '']) => ({ name, fallback: fallback.replaceAll('_', '') }),
    );
    expect(numbers.length).toBeGreaterThan(8);
    expect(await settingRows()).toEqual(expect.arrayContaining(numbers));
  });
});
