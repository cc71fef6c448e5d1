import type { UploadedFile } from '../../domain/uploaded-file.js';

/** Whether anything refers to an uploaded file and, if not, until when something may have. */
export type FileUse = { readonly key: string; readonly isUsed: boolean; readonly neededUntil: Date };

/** The rows of uploaded files; their content lies in the file store. */
export abstract class UploadedFiles {
  abstract add(file: UploadedFile): Promise<void>;

  abstract find(key: string): Promise<UploadedFile | undefined>;

  /** Those of the files that exist, locked until the unit of work ends. */
  abstract lock(keys: readonly string[]): Promise<readonly UploadedFile[]>;

  /** Records that another file has replaced this one. */
  abstract replaced(key: string, at: Date): Promise<void>;

  abstract forget(keys: readonly string[]): Promise<void>;

  /** At most `limit` files after the key `after`, in the order of their keys. */
  abstract uses(after: string, limit: number): Promise<readonly FileUse[]>;

  /** Which of the keys have a row or are referred to by a user, a profile, an application or a message. */
  abstract known(keys: readonly string[]): Promise<ReadonlySet<string>>;
}
