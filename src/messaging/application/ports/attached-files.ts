/** A file as its owner sent it. */
export type SentFile = { readonly name: string; read(): Promise<Uint8Array> };

/** A file that is stored. */
export type AttachedFile = {
  readonly key: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: number;
};

/** The files of messages. */
export abstract class AttachedFiles {
  /** Checks and stores a file. @throws DomainError if it is not of an accepted kind */
  abstract add(ownerId: number, file: SentFile): Promise<AttachedFile>;

  /** How many of these files the owner has uploaded since then. They are locked until the unit of work ends. */
  abstract lock(ownerId: number, keys: readonly string[], since: Date): Promise<number>;

  /** Deletes files with the unit of work. */
  abstract delete(keys: readonly string[]): Promise<void>;
}
