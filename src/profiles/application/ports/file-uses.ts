/** Whether an uploaded file is used by anything, and until when it was, or may have been, if it is not. */
export type FileUse = { readonly key: string; readonly isUsed: boolean; readonly neededUntil: Date };

/** Who refers to files: users, profiles and applications. */
export abstract class FileUses {
  /** The uploaded files in the order of their keys, at most `limit` of them after the key `after`. */
  abstract page(after: string, limit: number): Promise<readonly FileUse[]>;

  /** Those of the keys that are known as uploaded or that something refers to. */
  abstract known(keys: readonly string[]): Promise<ReadonlySet<string>>;
}
