import { crc32, deflateRawSync } from 'node:zlib';

/** A file in an archive. `claims` replaces the declared unpacked size. */
export type Entry = { readonly name: string; readonly content: Buffer | string; readonly claims?: number };

/** A ZIP archive (APPNOTE.TXT of PKWARE, 4.3), built by hand because ZIP libraries do not write malformed ones. */
export function anArchive(entries: readonly Entry[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content);
    const packed = deflateRawSync(content);
    const name = Buffer.from(entry.name);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(8, 4);
    about.writeUInt32LE(crc32(content), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(entry.claims ?? content.length, 18);
    about.writeUInt16LE(name.length, 22);
    local.push(Buffer.from('PK\u0003\u0004', 'latin1'), about, name, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    central.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), about, rest, name);
    at += 4 + about.length + name.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...local, directory, Buffer.from('PK\u0005\u0006', 'latin1'), end]);
}
