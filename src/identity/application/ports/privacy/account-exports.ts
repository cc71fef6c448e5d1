export type ExportState = 'preparing' | 'ready' | 'failed';

/** A copy of everything about a person. `key` is its key in the file store. */
export type AccountExport = {
  readonly key: string;
  readonly state: ExportState;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
};

/** Exports of personal data, one a person. */
export abstract class AccountExports {
  abstract find(userId: number): Promise<AccountExport | undefined>;

  /** Replaces the former export of the person. */
  abstract begin(userId: number, started: AccountExport): Promise<void>;

  /** Ends the preparation; false if another export has replaced this one. */
  abstract finish(key: string, state: 'ready' | 'failed'): Promise<boolean>;

  /** Deletes the export of a person, its file after the commit. */
  abstract remove(userId: number): Promise<void>;

  abstract removeExpired(now: Date): Promise<void>;
}
