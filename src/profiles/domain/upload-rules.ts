import { ForeignContent } from './upload-errors.js';

/** The kinds of file that people upload. */
export type PictureKind = 'avatar' | 'logo';
type DocumentKind = 'resume' | 'attachment';
export type UploadKind = PictureKind | DocumentKind;

/** What a file claims to be by its extension. */
export type PictureFormat = 'jpeg' | 'png' | 'svg';
export type DocumentFormat = 'pdf' | 'doc' | 'docx';

/** What may be uploaded, and the sentences that refuse anything else. */
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

/** Files that come with a message. */
export const ATTACHMENT_RULE: DocumentRule = {
  ...RESUME_RULE,
  kind: 'attachment',
  tooLarge: 'Attachments must be less than 5MB',
};

/** A file as it was sent. Its content is read only when it is needed, because large uploads are not kept in memory. */
export type SentFile = { readonly name: string; read(): Promise<Uint8Array> };

/**
 * The format that the name of a file claims.
 * @throws ForeignContent if the rule does not allow it, or if the name is a path
 */
export function claimedFormat<Format extends string>(rule: UploadRule<UploadKind, Format>, name: string): Format {
  const extension = /^[^/\\]+\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const format = Object.hasOwn(rule.formats, extension) ? rule.formats[extension] : undefined;
  if (!format) throw new ForeignContent(rule);
  return format;
}
