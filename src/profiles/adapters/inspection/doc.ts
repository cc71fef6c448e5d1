// Compound files as in [MS-CFB] 2.2 (header), 2.3 (sector table) and 2.6 (directory).

const HEADER_BYTES = 512;
const SECTOR_SHIFT_AT = 30;
const DIRECTORY_START_AT = 48;
/** The header lists the first 109 sectors of the table, which cover at least 6.8 MB of a file. */
const TABLE_SECTORS_AT = 76;
const TABLE_SECTORS = 109;
const LARGEST_SECTOR_NUMBER = 0xfffffffa;

const ENTRY_BYTES = 128;
const NAME_LENGTH_AT = 64;
const TYPE_AT = 66;
const SIZE_AT = 120;
const STORAGE = 1;
const STREAM = 2;

type Entry = { readonly name: string; readonly type: number; readonly bytes: number };

/** Whether a compound file is a Word 97 document without macros. */
export function isDoc(bytes: Buffer): boolean {
  const entries = directoryOf(bytes);
  const hasText = entries.some(({ name, type, bytes: size }) => name === 'WordDocument' && type === STREAM && size > 0);
  const hasMacros = entries.some(({ name, type }) => type === STORAGE && /^(Macros|_VBA_PROJECT_CUR|VBA)$/i.test(name));
  return hasText && !hasMacros;
}

/** The entries of a compound file's directory; none if the file is damaged. */
function directoryOf(bytes: Buffer): Entry[] {
  if (bytes.length < HEADER_BYTES) return [];
  const shift = bytes.readUInt16LE(SECTOR_SHIFT_AT);
  if (shift !== 9 && shift !== 12) return [];
  const sectorBytes = 2 ** shift;
  const sectors = Math.floor(bytes.length / sectorBytes) - 1;
  const entries: Entry[] = [];
  let sector: number | undefined = bytes.readUInt32LE(DIRECTORY_START_AT);
  // A chain with more sectors than the file is a loop.
  for (let steps = 0; sector !== undefined && steps <= sectors; steps += 1) {
    const at: number = (sector + 1) * sectorBytes;
    if (at + sectorBytes > bytes.length) return [];
    entries.push(...entriesIn(bytes.subarray(at, at + sectorBytes)));
    sector = nextSector(bytes, sector, sectorBytes);
  }
  return entries;
}

function nextSector(bytes: Buffer, sector: number, sectorBytes: number): number | undefined {
  const perTableSector = sectorBytes / 4;
  const index = Math.floor(sector / perTableSector);
  if (index >= TABLE_SECTORS) return undefined;
  const table = bytes.readUInt32LE(TABLE_SECTORS_AT + index * 4);
  const at = (table + 1) * sectorBytes + (sector % perTableSector) * 4;
  if (table > LARGEST_SECTOR_NUMBER || at + 4 > bytes.length) return undefined;
  const next = bytes.readUInt32LE(at);
  return next > LARGEST_SECTOR_NUMBER ? undefined : next;
}

function entriesIn(sector: Buffer): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= sector.length; at += ENTRY_BYTES) {
    const entry = sector.subarray(at, at + ENTRY_BYTES);
    // In bytes of UTF-16, including the terminating zero.
    const nameBytes = Math.min(entry.readUInt16LE(NAME_LENGTH_AT), NAME_LENGTH_AT);
    const name = entry.toString('utf16le', 0, Math.max(0, nameBytes - 2));
    entries.push({ name, type: entry.readUInt8(TYPE_AT), bytes: entry.readUInt32LE(SIZE_AT) });
  }
  return entries;
}
