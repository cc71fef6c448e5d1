import { DomainError } from '../../shared/domain/domain-error.js';

/** The sentences of an upload rule; `kind` is the name of the form field. */
type Refusal = { readonly kind: string; readonly tooLarge: string; readonly wrongType: string };

/** The file is too large. */
export class FileTooLarge extends DomainError {
  constructor(rule: Refusal) {
    super('too-large', 'file_too_large', rule.tooLarge, { fields: [{ field: rule.kind, message: rule.tooLarge }] });
  }
}

/** The content is not what the rule allows, whatever the file is called. */
export class ForeignContent extends DomainError {
  constructor(rule: Refusal) {
    super('unsupported-content', 'foreign_content', rule.wrongType, {
      fields: [{ field: rule.kind, message: rule.wrongType }],
    });
  }
}

/** The form has no file in the expected field. */
export class FileMissing extends DomainError {
  constructor({ kind }: Refusal) {
    super('invalid', 'file_missing', 'Please choose a file to upload.', {
      fields: [{ field: kind, message: 'Please choose a file to upload.' }],
    });
  }
}

/** The request is not a form with one file, or it ended early. */
export class BrokenUpload extends DomainError {
  constructor() {
    super('invalid', 'broken_upload', 'The upload is incomplete or is not a form with one file. Please try again.');
  }
}

/** More is being uploaded than this server accepts at once. */
export class UploadsFull extends DomainError {
  constructor() {
    super(
      'unavailable',
      'uploads_full',
      'Many files are being uploaded at the moment. Please try again in a few seconds.',
      { retryAfterSeconds: 5 },
    );
  }
}

/** There is no such file. */
export class FileNotFound extends DomainError {
  constructor() {
    super('not-found', 'file_not_found', 'File not found');
  }
}

/** A resume link was tampered with or has expired. */
export class LinkNotValid extends DomainError {
  constructor() {
    super('forbidden', 'link_not_valid', 'This link is no longer valid. Please open the application again.');
  }
}
