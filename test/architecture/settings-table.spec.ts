import { readFile } from 'node:fs/promises';
import { settingNames, settingSource } from './setting-source.js';

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
  it('lists exactly the existing settings', async () => {
    const names = (await settingRows()).map(({ name }) => name);
    expect([...names, 'NODE_ENV'].toSorted()).toEqual((await settingNames()).toSorted());
  });

  it('states the actual defaults', async () => {
    const numbers = [...(await settingSource()).matchAll(/\.(?:wholeNumber|limit)\('(\w+)', ([\d_]+)/g)].map(
      ([, name = '', fallback = '']) => ({ name, fallback: fallback.replaceAll('_', '') }),
    );
    expect(numbers.length).toBeGreaterThan(8);
    expect(await settingRows()).toEqual(expect.arrayContaining(numbers));
  });
});
