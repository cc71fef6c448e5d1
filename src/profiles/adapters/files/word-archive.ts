import { finished } from 'node:stream/promises';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';

const ZIP_BEGIN = Buffer.from('PK\u0003\u0004', 'latin1');
const MOST_ENTRIES = 2_000;
/** Bytes that all of a document may take unpacked, and how many times its packed size that may be. */
const MOST_UNPACKED = 64 * 1024 ** 2;
const MOST_GROWTH = 100;
const TYPES = '[Content_Types].xml';
const TEXT = 'word/document.xml';
const PLAIN_DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Whether a file is a Word document of the new format: a sound archive of bounded size, without macros. */
export async function isPlainWordArchive(bytes: Buffer): Promise<boolean> {
  if (!bytes.subarray(0, ZIP_BEGIN.length).equals(ZIP_BEGIN)) return false;
  try {
    // Refuses names that are absolute or lead upwards, and entries that grow larger than they say.
    const archive = await fromBufferPromise(bytes, { strictFileNames: true, validateEntrySizes: true });
    return await isPlain(archive, bytes.length);
  } catch {
    return false;
  }
}

async function isPlain(archive: ZipFile, packed: number): Promise<boolean> {
  if (archive.entryCount > MOST_ENTRIES) return false;
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  // Before anything is unpacked: what the archive says of itself.
  for await (const entry of archive.eachEntry()) {
    unpacked += entry.uncompressedSize;
    if (unpacked > Math.min(MOST_UNPACKED, packed * MOST_GROWTH) || !isAcceptable(entry)) return false;
    entries.set(entry.fileName, entry);
  }
  const [types, text] = [entries.get(TYPES), entries.get(TEXT)];
  if (!types || !text || entries.size !== archive.entryCount) return false;
  for (const entry of entries.values()) if (entry !== types) await drain(archive, entry);
  return (await textOf(archive, types)).includes(PLAIN_DOCUMENT);
}

function isAcceptable(entry: Entry): boolean {
  return !entry.isEncrypted() && entry.canDecodeFileData() && !/(^|\/)vba[^/]*$/i.test(entry.fileName);
}

/** Unpacks an entry to nowhere: its size is as it says, or this throws. */
async function drain(archive: ZipFile, entry: Entry): Promise<void> {
  if (entry.fileName.endsWith('/')) return;
  const stream = await archive.openReadStreamPromise(entry);
  await finished(stream.resume());
}

async function textOf(archive: ZipFile, entry: Entry): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
