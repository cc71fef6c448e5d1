import type { UploadedFile } from '../../domain/uploaded-file.js';

/** Whether anything refers to a file. `neededUntil` is the time until which an unused file must be kept. */
export type FileUse = { readonly key: string; readonly isUsed: boolean; readonly neededUntil: Date };

/** The records of uploaded files; their content is in the file store. */
export abstract class UploadedFiles {
  abstract add(file: UploadedFile): Promise<void>;

  abstract find(key: string): Promise<UploadedFile | undefined>;

  /** Returns the existing files, locked until the unit of work ends. */
  abstract lock(keys: readonly string[]): Promise<readonly UploadedFile[]>;

  /** Records that another file has replaced this one. */
  abstract replaced(key: string, at: Date): Promise<void>;

  abstract forget(keys: readonly string[]): Promise<void>;

  /** At most `limit` files after the key `after`, ordered by key. */
  abstract uses(after: string, limit: number): Promise<readonly FileUse[]>;

  /** The keys that have a record or are referred to by a user, profile, application or message. */
  abstract known(keys: readonly string[]): Promise<ReadonlySet<string>>;
}
