const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length and type before the data of a chunk, a checksum behind it. */
const [BEFORE, BEHIND] = [8, 4];

/** Whether a file is one still PNG (ISO/IEC 15948, clause 5) from its first byte to its last, with nothing behind it. */
export function isWholePng(content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return false;
  let at = SIGNATURE.length;
  while (at + BEFORE + BEHIND <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + BEFORE);
    // The control chunk of an animation.
    if (type === 'acTL') return false;
    at += BEFORE + bytes.readUInt32BE(at) + BEHIND;
    if (type === 'IEND') return at === bytes.length;
  }
  return false;
}
