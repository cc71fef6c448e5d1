import type { UploadedAttachmentBody } from '../views/message.view.js';

export type SentFile = { readonly name: string; read(): Promise<Uint8Array> };

/** Message attachments. */
export abstract class AttachedFiles {
  /** Checks and stores a file. @throws DomainError if it is not of an accepted type */
  abstract add(ownerId: number, file: SentFile): Promise<UploadedAttachmentBody>;

  /** Locks the attachments until the unit of work ends; returns how many of them the owner uploaded after `since`. */
  abstract lock(ownerId: number, keys: readonly string[], since: Date): Promise<number>;

  /** Deletes files when the unit of work commits. */
  abstract delete(keys: readonly string[]): Promise<void>;
}
