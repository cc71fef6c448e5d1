import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';

/** Fills up passwords to 32 bytes (ISO 32000-2, 7.6.4.3.2). */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const BLOCK = 16;

/** Reads a stream of the object with this number and generation. */
export type Decrypt = (stream: Buffer, number: number, generation: number) => Buffer;

const asItIs: Decrypt = (stream) => stream;

/**
 * How to read the streams of a PDF without a password, or undefined if it needs one. Many are encrypted with an empty
 * one, which only asks programs not to print or copy.
 */
export function decryptionOf(content: string): Decrypt | undefined {
  const [, id, inline] = /\/Encrypt\s*(?:(\d+\s+\d+)\s+R|(<<[^]{0,4000}))/.exec(content) ?? [];
  if (id === undefined && inline === undefined) return asItIs;
  const dictionary = inline ?? (id && objectOf(content, id));
  if (!dictionary) return undefined;
  const key = keyOf(content, dictionary);
  return key && ciphers[cipherOf(dictionary)]?.(key);
}

/** The ciphers by their names in crypt filters (ISO 32000-2, table 25). */
const ciphers: Readonly<Record<string, (key: Buffer) => Decrypt>> = {
  None: () => asItIs,
  V2: (key) => (stream, number, generation) => rc4(keyOfObject(key, number, generation), stream),
  AESV2: (key) => (stream, number, generation) => aes(128, keyOfObject(key, number, generation, 'sAlT'), stream),
  AESV3: (key) => (stream) => aes(256, key, stream),
};

function cipherOf(dictionary: string): string {
  if ((numberOf(dictionary, 'V') ?? 0) < 4) return 'V2';
  const filter = /\/StmF\s*\/(\w{1,40})/.exec(dictionary)?.[1] ?? 'Identity';
  if (filter === 'Identity') return 'None';
  return new RegExp(`/${filter}\\s*<<[^>]{0,400}/CFM\\s*/(\\w+)`).exec(dictionary)?.[1] ?? 'unknown';
}

/** Algorithm 1. */
function keyOfObject(key: Buffer, number: number, generation: number, salt = ''): Buffer {
  const object = Buffer.alloc(8);
  object.writeUInt32LE(number);
  object.writeUInt32LE(generation, 4);
  return md5(key, object.subarray(0, 3), object.subarray(4, 6), Buffer.from(salt)).subarray(
    0,
    Math.min(key.length + 5, 16),
  );
}

/** The first block is the initialization vector. */
function aes(bits: 128 | 256, key: Buffer, stream: Buffer): Buffer {
  const decipher = createDecipheriv(`aes-${bits}-cbc`, key, stream.subarray(0, BLOCK)).setAutoPadding(false);
  return decipher.update(stream.subarray(BLOCK, stream.length - (stream.length % BLOCK)));
}

/** The key of a document with an empty password, or undefined if its password is another. */
function keyOf(content: string, dictionary: string): Buffer | undefined {
  const revision = numberOf(dictionary, 'R') ?? 0;
  const user = stringOf(dictionary, 'U');
  if (!user || revision < 2) return undefined;
  return revision >= 5 ? modernKey(dictionary, revision, user) : legacyKey(content, dictionary, revision, user);
}

/** Algorithms 2.A and 11 for an empty password. */
function modernKey(dictionary: string, revision: number, user: Buffer): Buffer | undefined {
  const hash = (salt: Buffer) => (revision === 5 ? sha(256, salt) : hardenedHash(salt));
  if (!hash(user.subarray(32, 40)).equals(user.subarray(0, 32))) return undefined;
  const decipher = createDecipheriv('aes-256-cbc', hash(user.subarray(40, 48)), Buffer.alloc(BLOCK));
  return decipher.setAutoPadding(false).update(stringOf(dictionary, 'UE')?.subarray(0, 32) ?? Buffer.alloc(32));
}

/** Algorithms 2, 4 and 5 for an empty password. */
function legacyKey(content: string, dictionary: string, revision: number, user: Buffer): Buffer | undefined {
  const id = stringOf(content, 'ID\\s*\\[') ?? Buffer.alloc(0);
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE((numberOf(dictionary, 'P') ?? 0) | 0);
  const hidesMetadata = revision >= 4 && /\/EncryptMetadata\s+false/.test(dictionary);
  const bytes = revision === 2 ? 5 : Math.min(16, (numberOf(dictionary, 'Length') ?? 40) / 8);
  const owner = stringOf(dictionary, 'O')?.subarray(0, 32) ?? Buffer.alloc(0);
  let key = md5(PADDING, owner, permissions, id, Buffer.alloc(hidesMetadata ? 4 : 0, 0xff)).subarray(0, bytes);
  if (revision === 2) return rc4(key, PADDING).equals(user.subarray(0, 32)) ? key : undefined;
  for (let i = 0; i < 50; i += 1) key = md5(key).subarray(0, bytes);
  let expected = md5(PADDING, id);
  for (let i = 0; i < 20; i += 1)
    expected = rc4(
      key.map((byte) => byte ^ i),
      expected,
    );
  return expected.equals(user.subarray(0, 16)) ? key : undefined;
}

/** Algorithm 2.B for an empty password. */
function hardenedHash(salt: Buffer): Buffer {
  let key = sha(256, salt);
  for (let round = 0; ; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const encrypted = cipher.update(Buffer.concat(Array<Buffer>(64).fill(key)));
    const remainder = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = sha(([256, 384, 512] as const)[remainder] ?? 256, encrypted);
    if (round >= 63 && (encrypted.at(-1) ?? 0) <= round - 31) return key.subarray(0, 32);
  }
}

function objectOf(content: string, id: string): string | undefined {
  const start = new RegExp(`(?:^|\\s)${id.replace(/\s+/, '\\s+')}\\s+obj`).exec(content)?.index;
  return start === undefined ? undefined : content.slice(start, start + 4_000);
}

function numberOf(dictionary: string, name: string): number | undefined {
  // The last one: filters within the dictionary have lengths of their own, in bytes.
  const found = [...dictionary.matchAll(new RegExp(`/${name}\\s+(-?\\d+)`, 'g'))].map(([, value]) => Number(value));
  return name === 'Length' ? found.find((value) => value >= 40) : found[0];
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The bytes of a string, written as hexadecimal digits or in parentheses. */
function stringOf(dictionary: string, name: string): Buffer | undefined {
  const found = new RegExp(`/${name}\\s*(?:<([\\da-fA-F\\s]*)>|\\(((?:\\\\[^]|[^\\\\)]){0,400})\\))`).exec(dictionary);
  if (found?.[1] !== undefined) return Buffer.from(found[1].replace(/\s/g, ''), 'hex');
  const plain = found?.[2]?.replace(/\\([0-7]{1,3}|\r\n?|[^])/g, (_all, escaped: string) => {
    if (/^[0-7]/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8) & 0xff);
    return /^[\r\n]/.test(escaped) ? '' : (ESCAPES[escaped] ?? escaped);
  });
  return plain === undefined ? undefined : Buffer.from(plain, 'latin1');
}

function md5(...parts: readonly Buffer[]): Buffer {
  return createHash('md5').update(Buffer.concat(parts)).digest();
}

function sha(bits: 256 | 384 | 512, data: Buffer): Buffer {
  return createHash(`sha${bits}`).update(data).digest();
}

/** By hand, because OpenSSL no longer has it. */
function rc4(key: Uint8Array, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i);
  const at = (i: number) => state[i & 0xff] ?? 0;
  const swap = (i: number, j: number) => ([state[i], state[j]] = [at(j), at(i)]);
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 0xff;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Buffer.from(data).map((byte) => {
    i = (i + 1) & 0xff;
    j = (j + at(i)) & 0xff;
    swap(i, j);
    return byte ^ at(at(i) + at(j));
  }) as Buffer;
}
