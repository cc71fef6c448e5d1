import type { BackupKind } from '../../domain/backup.js';

/** What the end of an archive tells without reading the rest, which `sha256` (hexadecimal) is of. */
export type Seal = {
  readonly kind: BackupKind;
  readonly createdAt: Date;
  readonly tables: number;
  readonly sha256: string;
};

/** Header of an empty gzip member with a comment (RFC 1952, 2.3): no name, no time, unknown system. */
const HEAD = Buffer.from([0x1f, 0x8b, 0x08, 0x10, 0, 0, 0, 0, 0, 0xff]);
/** End of the comment, an empty block of deflate, the checksum of nothing and its length. */
const TAIL = Buffer.from([0, 0x03, 0x00, 0, 0, 0, 0, 0, 0, 0, 0]);
const COMMENT = /^wayfare-backup 1 (full|critical) +(\S+) tables=(\d{4}) sha256=([0-9a-f]{64})$/;

/** An empty gzip member, which every unpacker skips, over everything before it. */
export function encodeSeal({ kind, createdAt, tables, sha256 }: Seal): Buffer {
  const count = String(tables).padStart(4, '0');
  const comment = `wayfare-backup 1 ${kind.padEnd(8)} ${createdAt.toISOString()} tables=${count} sha256=${sha256}`;
  return Buffer.concat([HEAD, Buffer.from(comment, 'latin1'), TAIL]);
}

/** Bytes of a seal; all are of one length. */
export const SEAL_LENGTH = encodeSeal({
  kind: 'full',
  createdAt: new Date(0),
  tables: 0,
  sha256: '0'.repeat(64),
}).length;

/** Reads the last bytes of an archive; undefined where they are not, bit by bit, what `encodeSeal` makes. */
export function decodeSeal(bytes: Buffer): Seal | undefined {
  const comment = bytes.subarray(HEAD.length, -TAIL.length).toString('latin1');
  const [, kind, time = '', tables, sha256 = ''] = COMMENT.exec(comment) ?? [];
  const createdAt = new Date(time);
  if (!kind || Number.isNaN(createdAt.getTime())) return undefined;
  const seal: Seal = { kind: kind === 'full' ? 'full' : 'critical', createdAt, tables: Number(tables), sha256 };
  return encodeSeal(seal).equals(bytes) ? seal : undefined;
}
