import type { Finding } from '../../domain/upload-errors.js';
import type { FileFormat, SentFile, UploadRule } from '../../domain/upload-rules.js';

export type Inspection = {
  readonly file: SentFile;
  readonly rule: UploadRule;
  /** Uploads of different users take turns. */
  readonly ownerId: number;
};

/** A copy of a picture, made for a square of `size` pixels. */
export type Picture = { readonly size: number; readonly content: Uint8Array };

/** The format of an accepted file, and the copies of a picture; or why the file is refused, as far as it is known. */
export type Inspected =
  | { readonly format: FileFormat; readonly copies: readonly Picture[] }
  | { readonly refusal: Finding | undefined };

/** Parses uploads within time and memory limits. */
export abstract class UploadInspector {
  /**
   * Recognizes a file by its content, whatever its name, and checks that it is acceptable: whole, without macros, active
   * content and passwords, and within the limits. Renders pictures anew in the sizes of the kind.
   */
  abstract inspect(inspection: Inspection): Promise<Inspected>;
}
