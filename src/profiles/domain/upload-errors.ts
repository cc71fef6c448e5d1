import { DomainError, type FieldError } from '../../shared/domain/domain-error.js';

/** What a rule about uploads has to say; `kind` is the name that the form has for the file. */
type Refusal = { readonly kind: string; readonly tooLarge: string; readonly wrongType: string };

/** The file is larger than may be sent. */
export class FileTooLarge extends DomainError {
  readonly code = 'file_too_large';
  readonly kind = 'too-large';
  override readonly fields: readonly FieldError[];

  constructor(rule: Refusal) {
    super(rule.tooLarge);
    this.fields = [{ field: rule.kind, message: rule.tooLarge }];
  }
}

/** The file is not of the kind that may be sent, whatever it is called. */
export class ForeignContent extends DomainError {
  readonly code = 'foreign_content';
  readonly kind = 'unsupported-content';
  override readonly fields: readonly FieldError[];

  constructor(rule: Refusal) {
    super(rule.wrongType);
    this.fields = [{ field: rule.kind, message: rule.wrongType }];
  }
}

/** No file came under the name that the form has for it. */
export class FileMissing extends DomainError {
  readonly code = 'file_missing';
  readonly kind = 'invalid';
  override readonly fields: readonly FieldError[];

  constructor({ kind }: Refusal) {
    super('Please choose a file to upload.');
    this.fields = [{ field: kind, message: 'Please choose a file to upload.' }];
  }
}

/** What came is no form with one file, or it broke off. */
export class BrokenUpload extends DomainError {
  readonly code = 'broken_upload';
  readonly kind = 'invalid';

  constructor() {
    super('The upload did not arrive as it should: it takes one file in a form. Please try again.');
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

/** The link to a resume was changed, or its time is over. */
export class LinkNotValid extends DomainError {
  readonly code = 'link_not_valid';
  readonly kind = 'forbidden';

  constructor() {
    super('This link is no longer valid. Please open the application again.');
  }
}
