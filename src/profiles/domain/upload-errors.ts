import { DomainError, type FieldError } from '../../shared/domain/domain-error.js';

/** The sentences of an upload rule; `kind` is the name of the form field. */
type Refusal = { readonly kind: string; readonly tooLarge: string; readonly wrongType: string };

/** The file is too large. */
export class FileTooLarge extends DomainError {
  readonly code = 'file_too_large';
  readonly kind = 'too-large';
  override readonly fields: readonly FieldError[];

  constructor(rule: Refusal) {
    super(rule.tooLarge);
    this.fields = [{ field: rule.kind, message: rule.tooLarge }];
  }
}

/** The content is not what the rule allows, whatever the file is called. */
export class ForeignContent extends DomainError {
  readonly code = 'foreign_content';
  readonly kind = 'unsupported-content';
  override readonly fields: readonly FieldError[];

  constructor(rule: Refusal) {
    super(rule.wrongType);
    this.fields = [{ field: rule.kind, message: rule.wrongType }];
  }
}

/** The form has no file in the expected field. */
export class FileMissing extends DomainError {
  readonly code = 'file_missing';
  readonly kind = 'invalid';
  override readonly fields: readonly FieldError[];

  constructor({ kind }: Refusal) {
    super('Please choose a file to upload.');
    this.fields = [{ field: kind, message: 'Please choose a file to upload.' }];
  }
}

/** The request is not a form with one file, or it ended early. */
export class BrokenUpload extends DomainError {
  readonly code = 'broken_upload';
  readonly kind = 'invalid';

  constructor() {
    super('The upload is incomplete or is not a form with one file. Please try again.');
  }
}

/** More is being uploaded than this server accepts at once. */
export class UploadsFull extends DomainError {
  readonly code = 'uploads_full';
  readonly kind = 'unavailable';
  override readonly retryAfterSeconds = 5;

  constructor() {
    super('Many files are being uploaded at the moment. Please try again in a few seconds.');
  }
}

/** There is no such file. */
export class FileNotFound extends DomainError {
  readonly code = 'file_not_found';
  readonly kind = 'not-found';

  constructor() {
    super('File not found');
  }
}

/** A resume link was tampered with or has expired. */
export class LinkNotValid extends DomainError {
  readonly code = 'link_not_valid';
  readonly kind = 'forbidden';

  constructor() {
    super('This link is no longer valid. Please open the application again.');
  }
}
