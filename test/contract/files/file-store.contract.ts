import { randomBytes } from 'node:crypto';
import type { FileStore, StoredFile } from '#shared/application/file-store.js';

/** Contract of `FileStore`. `make` returns an empty one. */
export function fileStoreContract(make: () => Promise<FileStore>): void {
  let store: FileStore;
  beforeEach(async () => {
    store = await make();
  });

  const read = async (key: string, range?: { start: number; end: number }): Promise<string | undefined> => {
    const content = await store.get(key, range);
    if (!content) return undefined;
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(chunk);
    return Buffer.concat(chunks).toString('latin1');
  };
  const list = async (): Promise<StoredFile[]> => {
    const files: StoredFile[] = [];
    for await (const file of store.list()) files.push(file);
    return files.sort((a, b) => a.key.localeCompare(b.key));
  };
  const put = (key: string, text: string) => store.put(key, Buffer.from(text, 'latin1'));

  it('returns stored content byte for byte', async () => {
    const content = randomBytes(3_000_000);
    await store.put('a-1.pdf', content);
    expect(await read('a-1.pdf')).toBe(content.toString('latin1'));
  });

  it('stores streamed content, or nothing if the stream fails', async () => {
    async function* pieces(end: string) {
      for (const piece of ['one', 'two']) yield Buffer.from(piece);
      if (end === 'broken') throw new Error(end);
    }
    await store.put('whole', pieces(''));
    expect(await read('whole')).toBe('onetwo');
    await expect(store.put('partial', pieces('broken'))).rejects.toThrow('broken');
    expect(await list()).toMatchObject([{ key: 'whole', bytes: 6 }]);
  });

  it('stores an empty file', async () => {
    await put('empty', '');
    expect(await read('empty')).toBe('');
  });

  it('returns a range, both ends included', async () => {
    await put('a', '0123456789');
    expect(await read('a', { start: 2, end: 5 })).toBe('2345');
    expect(await read('a', { start: 0, end: 1 })).toBe('01');
    expect(await read('a', { start: 9, end: 9 })).toBe('9');
  });

  it('returns undefined for an unknown key', async () => {
    expect(await read('never.pdf')).toBeUndefined();
    expect(await list()).toEqual([]);
  });

  it('deletes files, and ignores missing ones', async () => {
    await put('a', 'x');
    await store.delete('a');
    await store.delete('a');
    expect(await read('a')).toBeUndefined();
    expect(await list()).toEqual([]);
  });

  it('lists files with sizes and times', async () => {
    const begin = Date.now();
    await put('b', '12');
    await put('a.pdf', '1');
    const files = await list();
    expect(files).toMatchObject([
      { key: 'a.pdf', bytes: 1 },
      { key: 'b', bytes: 2 },
    ]);
    // Some servers report times in whole seconds.
    for (const { storedAt } of files) expect(storedAt.getTime()).toBeGreaterThan(begin - 2_000);
  });

  it('stores files concurrently', async () => {
    const keys = Array.from({ length: 40 }, (_, i) => `file-${String(i).padStart(2, '0')}.pdf`);
    await Promise.all(keys.map((key) => put(key, key)));
    expect((await list()).map(({ key }) => key)).toEqual(keys);
    expect(await Promise.all(keys.map((key) => read(key)))).toEqual(keys);
  });

  it.each(['', '..', '../escape', 'a/b', '/etc/passwd', '.hidden', 'a\0', 'A'])('rejects the key %j', async (key) => {
    await expect(put(key, 'x')).rejects.toThrow('Invalid file key');
    expect(await read(key)).toBeUndefined();
    await expect(store.delete(key)).resolves.toBeUndefined();
    expect(await list()).toEqual([]);
  });

  it('keeps finished files when it deletes partial ones', async () => {
    await put('a', 'x');
    await store.discardUnfinished(new Date(Date.now() + 60_000));
    expect(await read('a')).toBe('x');
  });
}
