import { DomainError, domainError, forbidden, notFound } from '#shared/domain/domain-error.js';

/** The error messages of an upload rule; `kind` is the name of the form field. */
type Refusal = {
  readonly kind: string;
  readonly tooLarge: string;
  readonly wrongType: string;
  /** What to do about a file of another kind. */
  readonly wayOut: string;
};

/** What is wrong with a file's content, as a sentence, and what to do about it unless it is the rule's way out. */
export type Finding = { readonly what: string; readonly wayOut?: string | undefined };

export class FileTooLarge extends DomainError {
  constructor(rule: Refusal) {
    super('too-large', 'file_too_large', rule.tooLarge, { field: rule.kind });
  }
}

/** The name or content of the file is of a type that the rule does not allow, or the content is not acceptable. */
export class ForeignContent extends DomainError {
  constructor(rule: Refusal, found?: Finding) {
    const message = found ? `${found.what} ${found.wayOut ?? rule.wayOut}` : rule.wrongType;
    super('unsupported-content', 'foreign_content', message, { field: rule.kind });
  }
}

/** The form has no file in the expected field. */
export class FileMissing extends DomainError {
  constructor({ kind }: Refusal) {
    super('invalid', 'file_missing', 'Please choose a file to upload.', { field: kind });
  }
}

/** The request is not a form with one file, or it ended early. */
export class BrokenUpload extends domainError(
  'invalid',
  'broken_upload',
  'The upload is incomplete or is not a form with one file. Please try again.',
) {}

/** The upload budget is exhausted. */
export class UploadsFull extends domainError(
  'unavailable',
  'uploads_full',
  'Many files are being uploaded at the moment. Please try again in a few seconds.',
  { retryAfterSeconds: 5 },
) {}

export class FileNotFound extends notFound('file_not_found', 'File not found') {}

/** A resume link was tampered with or has expired. */
export class LinkNotValid extends forbidden(
  'link_not_valid',
  'This link is no longer valid. Please open the application again.',
) {}
