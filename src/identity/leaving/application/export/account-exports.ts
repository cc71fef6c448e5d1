export type ExportState = 'preparing' | 'ready' | 'failed';

/** An archive of everything stored about a user. `key` is its key in the file store. */
export type AccountExport = {
  readonly key: string;
  readonly state: ExportState;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
};

/** Exports of personal data, at most one per user. */
export abstract class AccountExports {
  abstract find(userId: number): Promise<AccountExport | undefined>;

  /** Replaces the user's previous export. */
  abstract begin(userId: number, started: AccountExport): Promise<void>;

  /** Ends the preparation; false if the export no longer exists. */
  abstract finish(key: string, state: 'ready' | 'failed'): Promise<boolean>;

  /** Deletes the user's export; its file after the commit. */
  abstract remove(userId: number): Promise<void>;

  abstract removeExpired(now: Date): Promise<void>;

  /** Streams everything stored about a user as one archive. */
  abstract archive(userId: number): AsyncIterable<Uint8Array>;
}
