import type { ExportState } from './account-exports.js';

/** The export of the signed-in user's data. */
export class AccountExportBody {
  readonly state!: 'none' | ExportState;

  readonly requestedAt!: Date | null;
  readonly expiresAt!: Date | null;
  /** Download address, for its owner only */
  readonly url!: string | null;
}
