import type { AccountExports, ExportState } from '#identity/leaving/application/export/account-exports.js';
import { BuildExport } from '#identity/leaving/application/export/build-export.js';
import type { DatabaseWatch } from '#shared/application/database-watch.js';
import type { FileStore } from '#shared/application/file-store.js';

const KEY = 'export-1.zip';

/** Builds an export; `isThere`: whether it is still wanted at the end. */
async function build(state: ExportState | undefined, { isThere = true, error = '' } = {}): Promise<string[]> {
  const log: string[] = [];
  const exports = {
    find: () => Promise.resolve(state && { key: KEY, state }),
    archive: () => [],
    finish: (key: string, end: string) => Promise.resolve(log.push(`${key} is ${end}`)).then(() => isThere),
  } as unknown as AccountExports;
  const store = {
    put: (key: string) =>
      Promise.resolve(void log.push(`${key} put`)).then(() => error && Promise.reject(new Error(error))),
    delete: (key: string) => Promise.resolve(void log.push(`${key} deleted`)),
  } as unknown as FileStore;
  const database = { isAway: (thrown: Error) => thrown.message === 'away' } as unknown as DatabaseWatch;
  const building = new BuildExport(exports, store, database).execute(3);
  await building.catch((thrown: Error) => log.push(`thrown: ${thrown.message}`));
  return log;
}

describe('an export of personal data', () => {
  it('is built once, when it was asked for', async () => {
    expect(await build('preparing')).toEqual([`${KEY} put`, `${KEY} is ready`]);
    for (const state of ['ready', 'failed', undefined] as const) expect(await build(state)).toEqual([]);
  });

  it('leaves no file if the account or the request is gone by then', async () => {
    expect(await build('preparing', { isThere: false })).toEqual([`${KEY} put`, `${KEY} is ready`, `${KEY} deleted`]);
  });

  it('fails for good, unless the database is away', async () => {
    expect(await build('preparing', { error: 'disk full' })).toEqual([
      `${KEY} put`,
      `${KEY} is failed`,
      'thrown: disk full',
    ]);
    expect(await build('preparing', { error: 'away' })).toEqual([`${KEY} put`, 'thrown: away']);
  });
});
