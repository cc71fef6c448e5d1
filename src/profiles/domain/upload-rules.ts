import { ForeignContent } from './upload-errors.js';

export type PictureKind = 'avatar' | 'logo';
type DocumentKind = 'resume' | 'attachment';
export type UploadKind = PictureKind | DocumentKind;

/** A format, as claimed by the file extension. */
export type PictureFormat = 'jpeg' | 'png' | 'svg';
export type DocumentFormat = 'pdf' | 'doc' | 'docx';

/** The limits for a kind of upload, and the error messages. */
export type UploadRule<Kind extends UploadKind = UploadKind, Format extends string = string> = {
  /** Also the name of the form field. */
  readonly kind: Kind;
  /** A file of exactly this size is accepted. */
  readonly maxBytes: number;
  readonly formats: Readonly<Record<string, Format>>;
  readonly tooLarge: string;
  readonly wrongType: string;
};

export type PictureRule = UploadRule<PictureKind, PictureFormat>;
export type DocumentRule = UploadRule<DocumentKind, DocumentFormat>;

const MEGABYTE = 1024 ** 2;
const PICTURES = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', svg: 'svg' } as const;
const DOCUMENTS = { pdf: 'pdf', doc: 'doc', docx: 'docx' } as const;

export const AVATAR_RULE: PictureRule = {
  kind: 'avatar',
  maxBytes: 2 * MEGABYTE,
  formats: PICTURES,
  tooLarge: 'Image must be less than 2MB',
  wrongType: 'Only JPEG, PNG, and SVG files are allowed',
};

export const LOGO_RULE: PictureRule = {
  kind: 'logo',
  maxBytes: 5 * MEGABYTE,
  formats: PICTURES,
  tooLarge: 'File too large: Please upload an image smaller than 5MB.',
  wrongType: 'Only JPG, PNG, and SVG files are allowed',
};

export const RESUME_RULE: DocumentRule = {
  kind: 'resume',
  maxBytes: 5 * MEGABYTE,
  formats: DOCUMENTS,
  tooLarge: 'Resume must be less than 5MB',
  wrongType: 'Only PDF, DOC, and DOCX files are allowed',
};

export const ATTACHMENT_RULE: DocumentRule = {
  ...RESUME_RULE,
  kind: 'attachment',
  tooLarge: 'Attachments must be less than 5MB',
};

/** An uploaded file. The content is read on demand, so that large uploads do not stay in memory. */
export type SentFile = { readonly name: string; read(): Promise<Uint8Array> };

/**
 * The format claimed by the file extension.
 * @throws ForeignContent if the rule does not allow it, or if the name contains a path
 */
export function claimedFormat<Format extends string>(rule: UploadRule<UploadKind, Format>, name: string): Format {
  const extension = /^[^/\\]+\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const format = Object.hasOwn(rule.formats, extension) ? rule.formats[extension] : undefined;
  if (!format) throw new ForeignContent(rule);
  return format;
}
