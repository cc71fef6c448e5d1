import { finished } from 'node:stream/promises';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';

const MAX_ENTRIES = 2_000;
/** Maximum unpacked bytes of a document, and maximum compression ratio. */
const MAX_UNPACKED = 64 * 1024 ** 2;
const MAX_RATIO = 100;
const TEXT = 'word/document.xml';

/** Whether a ZIP archive is a Word document without macros and within the size limits. */
export async function isDocx(bytes: Buffer): Promise<boolean> {
  // yauzl rejects absolute and upward paths, and entries that unpack to more than they declare.
  const archive = await fromBufferPromise(bytes, { strictFileNames: true, validateEntrySizes: true });
  if (archive.entryCount > MAX_ENTRIES) return false;
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of archive.eachEntry()) {
    unpacked += entry.uncompressedSize;
    if (unpacked > Math.min(MAX_UNPACKED, bytes.length * MAX_RATIO) || !isAcceptable(entry)) return false;
    entries.set(entry.fileName, entry);
  }
  if (!entries.has(TEXT) || entries.size !== archive.entryCount) return false;
  for (const entry of entries.values()) await unpack(archive, entry);
  return true;
}

function isAcceptable(entry: Entry): boolean {
  return !entry.isEncrypted() && entry.canDecodeFileData() && !/(^|\/)vba[^/]*$/i.test(entry.fileName);
}

/** @throws if the entry is damaged or larger than declared */
async function unpack(archive: ZipFile, entry: Entry): Promise<void> {
  if (entry.fileName.endsWith('/')) return;
  const stream = await archive.openReadStreamPromise(entry);
  await finished(stream.resume());
}
