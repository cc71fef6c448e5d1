import { ForeignContent } from './upload-errors.js';

export type PictureKind = 'avatar' | 'logo';
export type UploadKind = PictureKind | 'resume' | 'attachment';

/** A format, as the content shows it. */
export type FileFormat = 'jpeg' | 'png' | 'svg' | 'pdf' | 'doc' | 'docx';

/** The limits for a kind of upload, and the error messages. */
export type UploadRule<Kind extends UploadKind = UploadKind> = {
  /** Also the name of the form field. */
  readonly kind: Kind;
  /** A file of exactly this size is accepted. */
  readonly maxBytes: number;
  readonly formats: readonly FileFormat[];
  readonly tooLarge: string;
  readonly wrongType: string;
  /** What to do about a file of another kind. */
  readonly wayOut: string;
};

export type PictureRule = UploadRule<PictureKind>;
export type DocumentRule = UploadRule<'resume' | 'attachment'>;

const MEGABYTE = 1024 ** 2;

/** The endings of each format; browsers on Windows save JPEG as JFIF. */
const ENDINGS: Readonly<Record<FileFormat, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  png: ['png'],
  svg: ['svg'],
  pdf: ['pdf'],
  doc: ['doc'],
  docx: ['docx'],
};

export const AVATAR_RULE: PictureRule = {
  kind: 'avatar',
  maxBytes: 2 * MEGABYTE,
  formats: ['jpeg', 'png', 'svg'],
  tooLarge: 'Image must be less than 2MB',
  wrongType: 'Only JPEG, PNG, and SVG files are allowed',
  wayOut: 'Save it as JPEG or PNG.',
};

export const LOGO_RULE: PictureRule = {
  ...AVATAR_RULE,
  kind: 'logo',
  maxBytes: 5 * MEGABYTE,
  tooLarge: 'File too large: Please upload an image smaller than 5MB.',
  wrongType: 'Only JPG, PNG, and SVG files are allowed',
};

export const RESUME_RULE: DocumentRule = {
  kind: 'resume',
  maxBytes: 5 * MEGABYTE,
  formats: ['pdf', 'doc', 'docx'],
  tooLarge: 'Resume must be less than 5MB',
  wrongType: 'Only PDF, DOC, and DOCX files are allowed',
  wayOut: 'Save it as PDF or DOCX.',
};

export const ATTACHMENT_RULE: DocumentRule = {
  kind: 'attachment',
  maxBytes: 5 * MEGABYTE,
  formats: ['pdf', 'doc', 'docx', 'jpeg', 'png'],
  tooLarge: 'Attachments must be less than 5MB',
  wrongType: 'Only PDF, DOC, DOCX, JPEG, and PNG files are allowed',
  wayOut: 'Save it as PDF, DOCX, JPEG or PNG.',
};

/**
 * An uploaded file. The content is read on demand, so that large uploads do not stay in memory; `bytes` limits it to
 * the start.
 */
export type SentFile = { readonly name: string; read(bytes?: number): Promise<Uint8Array> };

/**
 * Checks the ending of a file's name.
 * @throws ForeignContent if the rule does not allow it, or if the name contains a path
 */
export function checkEnding(rule: UploadRule, name: string): void {
  const ending = endingOf(name.trim());
  if (!rule.formats.some((format) => ENDINGS[format].includes(ending))) throw new ForeignContent(rule);
}

/** The name with an ending of the format, so that whoever downloads the file can open it. */
export function withEnding(name: string, format: FileFormat): string {
  const trimmed = name.trim();
  const ending = endingOf(trimmed);
  return ENDINGS[format].includes(ending) ? trimmed : `${trimmed.slice(0, -ending.length)}${ENDINGS[format][0]}`;
}

/** In lower case; empty without one or if the name contains a path. */
function endingOf(name: string): string {
  return /^[^/\\]+\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}
