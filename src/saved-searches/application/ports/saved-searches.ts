import type { AlertSchedule } from '../../domain/alert-time.js';
import type { SavedSearch, SearchForm } from '../../domain/saved-search.js';

/** A search to store. */
export type StoredForm = Required<SearchForm> & {
  readonly nextAt: Date | null;
  /** Listings approved before this time are not new. */
  readonly now: Date;
};

export abstract class SavedSearches {
  /** Newest first. */
  abstract of(userId: number): Promise<readonly SavedSearch[]>;

  /** The search, locked until the transaction ends. */
  abstract lock(userId: number, id: number): Promise<SavedSearch | undefined>;

  abstract add(userId: number, form: StoredForm): Promise<SavedSearch>;

  /** Returns undefined if another search has these filters. `isNew` discards unsent matches and restarts alerts. */
  abstract change(id: number, form: StoredForm, isNew: boolean): Promise<SavedSearch | undefined>;

  /** Returns whether the user had that search. */
  abstract remove(userId: number, id: number): Promise<boolean>;

  /** Undefined until the user has set one. */
  abstract schedule(userId: number): Promise<AlertSchedule | undefined>;

  abstract setSchedule(userId: number, schedule: AlertSchedule): Promise<void>;

  /** Blocks other changes to the user's searches until the transaction ends. */
  abstract lockAll(userId: number): Promise<void>;

  /** Sets the time of the next alert. */
  abstract reschedule(id: number, nextAt: Date | null): Promise<void>;
}
