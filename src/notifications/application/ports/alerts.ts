import type { QuotedAlert } from '../../domain/alert-mail.js';

/** Finds new listings for saved searches. */
export abstract class SearchMatcher {
  /** Returns the time to pass to `AlertMaker`. */
  abstract execute(): Promise<Date>;
}

/** Creates digests of new listings for saved searches. */
export abstract class AlertMaker {
  /** Creates the digests of the next users in the current transaction. */
  abstract execute(command: { readonly now: Date }): Promise<{
    readonly alerts: readonly { readonly id: number; readonly userId: number }[];
    readonly isLast: boolean;
  }>;
}

/** The content of digests. */
export abstract class AlertDirectory {
  /** Grouped by saved search, with only currently open listings. */
  abstract execute(alertId: number): Promise<readonly QuotedAlert[]>;
}
