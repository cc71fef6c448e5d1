import type { DocumentFormat, PictureKind, UploadKind } from './upload-rules.js';

/** The longer side, in pixels, of each copy of a picture, smallest first. */
export const PICTURE_SIZES = { avatar: [96, 512], logo: [96, 400, 800] } as const satisfies Record<
  PictureKind,
  readonly number[]
>;

const CONTENT_TYPES = {
  webp: 'image/webp',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const satisfies Record<DocumentFormat | 'webp', string>;

/** An accepted upload. A picture is kept in several sizes under one key. */
export type UploadedFile = {
  readonly key: string;
  readonly ownerId: number;
  /** Its owner's name for it. */
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly uploadedAt: Date;
};

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PICTURE_KEY = new RegExp(`^(avatar|logo)-(${UUID})\\.webp$`);
const PICTURE_COPY = new RegExp(`^((?:avatar|logo)-${UUID})-\\d+(\\.webp)$`);
const DOCUMENT_KEY = new RegExp(`^(?:resume|attachment)-${UUID}\\.(?:pdf|docx?)$`);
const PICTURE_ADDRESSES = '/api/files/';
const LONGEST_NAME = 100;

export const PICTURE_TYPE = CONTENT_TYPES.webp;

/** A new, unguessable key. */
export function newKey(kind: UploadKind, format: DocumentFormat | 'webp'): string {
  return `${kind}-${crypto.randomUUID()}.${format}`;
}

/** Whether a file was uploaded to be sent with a message. */
export function isAttachment(key: string): boolean {
  return key.startsWith('attachment-');
}

export function contentTypeOf(format: DocumentFormat): string {
  return CONTENT_TYPES[format];
}

/** The store key of one copy of a picture. */
export function copyKey(pictureKey: string, size: number): string {
  return pictureKey.replace(/\.webp$/, `-${size}.webp`);
}

/** All store keys of a file. */
export function keptFor(key: string): string[] {
  const kind = pictureKind(key);
  return kind ? PICTURE_SIZES[kind].map((size) => copyKey(key, size)) : [key];
}

/** The file that a store key belongs to; `undefined` if it is not an upload. */
export function keyOfKept(kept: string): string | undefined {
  const [, name, extension] = PICTURE_COPY.exec(kept) ?? [];
  if (name) return `${name}${extension}`;
  return DOCUMENT_KEY.test(kept) ? kept : undefined;
}

/** The smallest copy of a picture that is large enough, else the largest; `undefined` if the key is not a picture. */
export function fittingCopy(key: string, size = Number.POSITIVE_INFINITY): string | undefined {
  const kind = pictureKind(key);
  if (!kind) return undefined;
  const sizes: readonly number[] = PICTURE_SIZES[kind];
  return copyKey(key, sizes.find((kept) => kept >= size) ?? Math.max(...sizes));
}

/** The address of a picture on this site. */
export function pictureAddress(key: string): string {
  return PICTURE_ADDRESSES + key;
}

/** The key of the picture at an address; `undefined` if it is not on this site. */
export function keyAtAddress(address: string | null): string | undefined {
  return address?.startsWith(PICTURE_ADDRESSES) ? address.slice(PICTURE_ADDRESSES.length) : undefined;
}

/** A file name that is safe on every system: no path, no control or direction characters, bounded length, extension kept. */
export function tidyFileName(name: string): string {
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
