import type { FileStore } from '#shared/application/file-store.js';

/** The keys of all stored files, sorted. */
export async function storedKeys(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys.sort();
}
