import type { FileFormat, PictureKind, UploadKind } from './upload-rules.js';

/** The longer side of each copy of a picture in pixels, smallest first. */
export const PICTURE_SIZES = { avatar: [96, 512], logo: [96, 400, 800] } as const satisfies Record<
  PictureKind,
  readonly number[]
>;

/** The longer side of a picture in a message, in pixels. */
export const ATTACHED_PICTURE_SIZE = 1600;

const CONTENT_TYPES = {
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** A format in which files are stored; drawings are stored as pictures. */
export type StoredFormat = keyof typeof CONTENT_TYPES & (FileFormat | 'webp');

/** An accepted upload. A picture is stored in several sizes under one key. */
export type UploadedFile = {
  readonly key: string;
  readonly ownerId: number;
  /** The original file name. */
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly uploadedAt: Date;
};

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PICTURE_KEY = new RegExp(`^(avatar|logo)-(${UUID})\\.webp$`);
const PICTURE_COPY = new RegExp(`^((?:avatar|logo)-${UUID})-\\d+(\\.webp)$`);
const DOCUMENT_KEY = new RegExp(`^(?:resume|attachment)-${UUID}\\.(?:pdf|docx?|jpeg|png)$`);
const PICTURE_ADDRESSES = '/api/files/';
const LONGEST_NAME = 100;

export const PICTURE_TYPE = CONTENT_TYPES.webp;

/** Returns a new key that cannot be guessed. */
export function newKey(kind: UploadKind, format: StoredFormat): string {
  return `${kind}-${crypto.randomUUID()}.${format}`;
}

export function isAttachment(key: string): boolean {
  return key.startsWith('attachment-');
}

export function contentTypeOf(format: StoredFormat): string {
  return CONTENT_TYPES[format];
}

/** The file store's key for one copy of a picture. */
export function copyKey(pictureKey: string, size: number): string {
  return pictureKey.replace(/\.webp$/, `-${size}.webp`);
}

/** All keys under which the file store has a file. */
export function storeKeysOf(key: string): string[] {
  const kind = pictureKind(key);
  return kind ? PICTURE_SIZES[kind].map((size) => copyKey(key, size)) : [key];
}

/** The key of the file that a key in the file store belongs to; undefined if it is not an upload. */
export function fileKeyOf(storeKey: string): string | undefined {
  const [, name, extension] = PICTURE_COPY.exec(storeKey) ?? [];
  if (name) return `${name}${extension}`;
  return DOCUMENT_KEY.test(storeKey) ? storeKey : undefined;
}

/**
 * The smallest copy of a picture that is large enough, or else the largest; undefined if the key is not a picture's.
 */
export function fittingCopy(key: string, size = Number.POSITIVE_INFINITY): string | undefined {
  const kind = pictureKind(key);
  if (!kind) return undefined;
  const sizes: readonly number[] = PICTURE_SIZES[kind];
  return copyKey(key, sizes.find((available) => available >= size) ?? Math.max(...sizes));
}

/** The address of a picture on this site. */
export function pictureAddress(key: string): string {
  return PICTURE_ADDRESSES + key;
}

/** The key of the picture at an address; `undefined` if it is not on this site. */
export function keyAtAddress(address: string | null): string | undefined {
  return address?.startsWith(PICTURE_ADDRESSES) ? address.slice(PICTURE_ADDRESSES.length) : undefined;
}

/**
 * A file name that is safe on every system: no path, control or direction characters, limited length, same extension.
 */
export function safeFileName(name: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/[\p{C}<>:"/\\|?*]/gu, '')
    .trim();
  const [, stem = '', extension = ''] = /^(.*?)(\.[a-z]+)?$/i.exec(safe) ?? [];
  return ([...stem].slice(0, LONGEST_NAME).join('').trim() || 'resume') + extension.toLowerCase();
}

function pictureKind(key: string): PictureKind | undefined {
  return PICTURE_KEY.exec(key)?.[1] as PictureKind | undefined;
}
