import type { DocumentFormat, PictureKind, UploadKind } from './upload-rules.js';

/** The longer side, in pixels, of the copies that are made of a picture, smallest first. */
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

/** A file that someone sent and that was found good. Pictures are kept in several sizes under one key. */
export type UploadedFile = {
  readonly key: string;
  readonly ownerId: number;
  /** What its owner calls it. */
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly uploadedAt: Date;
};

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PICTURE_KEY = new RegExp(`^(avatar|logo)-(${UUID})\\.webp$`);
const PICTURE_COPY = new RegExp(`^((?:avatar|logo)-${UUID})-\\d+(\\.webp)$`);
const RESUME_KEY = new RegExp(`^resume-${UUID}\\.(?:pdf|docx?)$`);
const PICTURE_ADDRESSES = '/api/files/';
const LONGEST_NAME = 100;

export const PICTURE_TYPE = CONTENT_TYPES.webp;

/** A new key, which nobody can guess. */
export function newKey(kind: UploadKind, format: DocumentFormat | 'webp'): string {
  return `${kind}-${crypto.randomUUID()}.${format}`;
}

export function contentTypeOf(format: DocumentFormat): string {
  return CONTENT_TYPES[format];
}

/** Under which key one of the copies of a picture is kept. */
export function copyKey(pictureKey: string, size: number): string {
  return pictureKey.replace(/\.webp$/, `-${size}.webp`);
}

/** Everything that is kept for a key. */
export function keptFor(key: string): string[] {
  const kind = pictureKind(key);
  return kind ? PICTURE_SIZES[kind].map((size) => copyKey(key, size)) : [key];
}

/** For what key something is kept; `undefined` where it is none of ours. */
export function keyOfKept(kept: string): string | undefined {
  const [, name, extension] = PICTURE_COPY.exec(kept) ?? [];
  if (name) return `${name}${extension}`;
  return RESUME_KEY.test(kept) ? kept : undefined;
}

/** The copy of a picture that is just large enough, else the largest; `undefined` where the key is no picture's. */
export function fittingCopy(key: string, size = Number.POSITIVE_INFINITY): string | undefined {
  const kind = pictureKind(key);
  if (!kind) return undefined;
  const sizes: readonly number[] = PICTURE_SIZES[kind];
  return copyKey(key, sizes.find((kept) => kept >= size) ?? Math.max(...sizes));
}

/** Where anyone finds a picture, on this site. */
export function pictureAddress(key: string): string {
  return PICTURE_ADDRESSES + key;
}

/** The key of the picture at an address; `undefined` where it is none of ours. */
export function keyAtAddress(address: string | null): string | undefined {
  return address?.startsWith(PICTURE_ADDRESSES) ? address.slice(PICTURE_ADDRESSES.length) : undefined;
}

/** A file name that is safe on every system and shows what it is: no path, no control or direction marks, not endless. */
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
