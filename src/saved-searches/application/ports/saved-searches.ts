import type { AlertSchedule } from '../../domain/alert-time.js';
import type { SavedSearch, SearchForm } from '../../domain/saved-search.js';

/** A search to store. */
export type StoredForm = Required<SearchForm> & {
  readonly nextAt: Date | null;
  /** Listings approved before this are not new. */
  readonly now: Date;
};

/** The searches that people keep. */
export abstract class SavedSearches {
  /** Newest first. */
  abstract of(userId: number): Promise<readonly SavedSearch[]>;

  /** The search, locked until the transaction ends. */
  abstract lock(userId: number, id: number): Promise<SavedSearch | undefined>;

  abstract add(userId: number, form: StoredForm): Promise<SavedSearch>;

  /** Stores a change; `isNew` for other filters, of which alerts start afresh. Undefined if another search has these filters. */
  abstract change(id: number, form: StoredForm, isNew: boolean): Promise<SavedSearch | undefined>;

  /** Returns whether the person had that search. */
  abstract remove(userId: number, id: number): Promise<boolean>;

  /** Undefined until one is set. */
  abstract schedule(userId: number): Promise<AlertSchedule | undefined>;

  abstract setSchedule(userId: number, schedule: AlertSchedule): Promise<void>;

  /** Makes other changes to the searches of a person wait for the open transaction. */
  abstract lockAll(userId: number): Promise<void>;

  /** Moves the next alert of a search. */
  abstract reschedule(id: number, nextAt: Date | null): Promise<void>;
}
