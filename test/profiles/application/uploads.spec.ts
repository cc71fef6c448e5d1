import type { UploadedFiles } from '#profiles/application/ports/uploaded-files.js';
import { StoreUpload } from '#profiles/application/uploads/store-upload.js';
import { SweepFiles } from '#profiles/application/uploads/sweep-files.js';
import type { FileStore } from '#shared/application/file-store.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';

const NOW = new FixedClock().now();
const minutesAgo = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);
const keyOf = (n: number): string => `resume-${String(n).padStart(8, '0')}-0000-4000-8000-000000000000.pdf`;

describe('storing an upload', () => {
  const store = async (former: string | undefined) => {
    const log: unknown[] = [];
    const files = {
      add: async (file: unknown) => void log.push(['recorded', file]),
      replaced: async (...replaced: unknown[]) => void log.push(['replaced', ...replaced]),
    } as unknown as UploadedFiles;
    const stored = { put: async (key: string) => void log.push(`stored ${key}`) } as unknown as FileStore;
    const upload = new StoreUpload(stored, files, new InMemoryUnitOfWork(), new FixedClock());
    const contents = [3, 4].map((bytes) => ({ key: `copy-${bytes}`, read: async () => new Uint8Array(bytes) }));
    const file = { key: 'a key', ownerId: 7, fileName: 'My: photo.PNG', contentType: 'image/webp' };
    await upload.execute({ file, contents, replace: async () => former });
    return log;
  };
  const recorded = {
    key: 'a key',
    ownerId: 7,
    fileName: 'My photo.png',
    contentType: 'image/webp',
    bytes: 7,
    uploadedAt: NOW,
  };

  it('stores all sizes first, then the record, and tells which file it replaces', async () => {
    const stored = ['stored copy-3', 'stored copy-4', ['recorded', recorded]];
    expect(await store(undefined)).toEqual(stored);
    expect(await store('former')).toEqual([...stored, ['replaced', 'former', NOW]]);
  });
});

describe('sweeping files', () => {
  /** Records of files, of which those with an even number are used, and what lies in the store. */
  async function sweep(
    records: readonly (readonly [n: number, neededUntil: Date])[],
    stored: Readonly<Record<string, Date>>,
  ) {
    const rest = new Map(Object.entries(stored));
    const known = new Map(
      records.map(([n, neededUntil]) => [keyOf(n), { key: keyOf(n), isUsed: n % 2 === 0, neededUntil }]),
    );
    const log = { discarded: [] as Date[], pages: 0, asked: [] as number[] };
    const store = {
      discardUnfinished: async (time: Date) => void log.discarded.push(time),
      delete: async (key: string) => void rest.delete(key),
      async *list() {
        for (const [key, storedAt] of rest) yield { key, bytes: 1, storedAt };
      },
    } as unknown as FileStore;
    const files = {
      uses: async (after: string, limit: number) => {
        log.pages += 1;
        return [...known.values()].filter(({ key }) => key > after).slice(0, limit);
      },
      forget: async (keys: readonly string[]) => {
        for (const key of keys) known.delete(key);
      },
      known: async (keys: readonly string[]) => {
        log.asked.push(keys.length);
        return new Set(keys.filter((key) => known.has(key)));
      },
    } as unknown as UploadedFiles;
    const result = await new SweepFiles(store, files, new InMemoryUnitOfWork(), new FixedClock()).execute();
    return { result, left: [...rest.keys()], records: known.size, ...log };
  }

  it('deletes what nothing uses, and what has no record, an hour later', async () => {
    const stored = { [keyOf(1)]: NOW, [keyOf(2)]: minutesAgo(90), [keyOf(3)]: NOW, [keyOf(5)]: minutesAgo(61) };
    const swept = await sweep(
      [
        [1, minutesAgo(61)],
        [2, minutesAgo(61)],
        [3, minutesAgo(60)],
      ],
      { ...stored, [keyOf(7)]: minutesAgo(60), 'erased-1-2.txt': minutesAgo(90) },
    );
    expect(swept.left).toEqual([keyOf(2), keyOf(3), keyOf(7), 'erased-1-2.txt']);
    expect(swept).toMatchObject({ result: { deleted: { files: 2 } }, records: 2, discarded: [minutesAgo(60)] });
  });

  it('goes through all pages and batches', async () => {
    const numbers = Array.from({ length: 1_001 }, (_, n) => n);
    const records = numbers.map((n) => [n, minutesAgo(90)] as const);
    const orphans = numbers.map((n) => [keyOf(5_000 + n), minutesAgo(90)] as const);
    const swept = await sweep(records, Object.fromEntries(orphans));
    expect(swept).toMatchObject({ result: { deleted: { files: 1_501 } }, records: 501, left: [] });
    expect([swept.pages, swept.asked]).toEqual([3, [500, 500, 1]]);
  });
});
