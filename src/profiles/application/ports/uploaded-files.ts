import type { UploadedFile } from '../../domain/uploaded-file.js';

/** What is known of the files that were uploaded; their content lies in the file store. */
export abstract class UploadedFiles {
  abstract add(file: UploadedFile): Promise<void>;

  abstract find(key: string): Promise<UploadedFile | undefined>;

  /** Notes that another file has taken the place of this one. */
  abstract replaced(key: string, at: Date): Promise<void>;

  abstract forget(keys: readonly string[]): Promise<void>;
}
