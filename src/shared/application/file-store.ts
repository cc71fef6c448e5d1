import { DomainError } from '../domain/domain-error.js';

/** The place where files are kept does not answer. */
export class FilesAway extends DomainError {
  readonly code = 'files_away';
  readonly kind = 'unavailable';
  override readonly retryAfterSeconds = 5;

  constructor() {
    super('Files cannot be reached for a moment. Please try again in a few seconds.');
  }
}

/** What a key may look like: it is a file name on every disk, and no path. */
const KEY = /^[a-z0-9][a-z0-9.-]{0,199}$/;

/** Whether a file may be kept under this key. */
export function isFileKey(key: string): boolean {
  return KEY.test(key);
}

/** A file that is kept. */
export type StoredFile = { readonly key: string; readonly bytes: number; readonly storedAt: Date };

/** Bytes of a file, both ends included, counted from 0. */
export type ByteRange = { readonly start: number; readonly end: number };

/** Where uploads are kept. Files never change: what is new has a new key. */
export abstract class FileStore {
  /** Keeps a file. It is there whole or not at all, also when the process is killed meanwhile. */
  abstract put(key: string, content: Uint8Array, contentType: string): Promise<void>;

  /** The content of a file, or of a range within it; `undefined` where there is none. */
  abstract get(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined>;

  /** Takes a file away, if it is there. */
  abstract delete(key: string): Promise<void>;

  /** Every file, in no order. */
  abstract list(): AsyncIterable<StoredFile>;

  /** Takes away what writers that died before `time` left unfinished. */
  abstract discardUnfinished(time: Date): Promise<void>;
}
