import { domainError } from '../domain/domain-error.js';

/** The file store is not responding. */
export class FilesAway extends domainError(
  'unavailable',
  'files_away',
  'Files are temporarily unavailable. Please try again in a few seconds.',
  { retryAfterSeconds: 5 },
) {}

/** Every key is a valid file name on any system, and never a path. */
const KEY = /^[a-z0-9][a-z0-9.-]{0,199}$/;

export function isFileKey(key: string): boolean {
  return KEY.test(key);
}

/** A file in the store. */
export type StoredFile = { readonly key: string; readonly bytes: number; readonly storedAt: Date };

/** Byte offsets within a file, from 0, both inclusive. */
export type ByteRange = { readonly start: number; readonly end: number };

/** Stores uploads. Files never change: a new version has a new key. */
export abstract class FileStore {
  /** Stores a file, atomically even if the process is killed or the content fails. */
  abstract put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;

  /** The content of a file, or of a range within it; `undefined` if the file does not exist. */
  abstract get(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined>;

  /** Deletes a file, if it exists. */
  abstract delete(key: string): Promise<void>;

  /** All files, in no particular order. */
  abstract list(): AsyncIterable<StoredFile>;

  /** Why files are unavailable, in a few words; `undefined` if the store responds. Never throws. */
  abstract problem(): Promise<string | undefined>;

  /** Deletes partial files of writers that died before `time`. */
  abstract discardUnfinished(time: Date): Promise<void>;
}
