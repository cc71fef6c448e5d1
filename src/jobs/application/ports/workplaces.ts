import type { Workplace } from '../../domain/workplaces/workplace.js';
import type {
  PublicWorkplaceView,
  WorkplaceAddress,
  WorkplaceReviewView,
  WorkplaceView,
} from '../workplaces/workplace-views.js';

/** The hotels and other workplaces of companies. */
export abstract class Workplaces {
  abstract nextId(): Promise<number>;

  /** @throws ReferenceTaken */
  abstract add(workplace: Workplace): Promise<void>;

  /**
   * Changes a hotel, locking it until the unit of work ends. Returns what `change` returns.
   * @throws WorkplaceNotFound, ReferenceTaken, and whatever `change` throws
   */
  abstract change<Result>(id: number, change: (workplace: Workplace) => Result): Promise<Awaited<Result>>;

  /** Removes a hotel, which its listings no longer name. */
  abstract remove(workplace: Workplace): Promise<void>;

  /** The number of a company's hotels, which is locked until the unit of work ends. */
  abstract countLocked(companyId: number): Promise<number>;

  /** A hotel of the company by its id or reference, which stays until the unit of work ends. */
  abstract ofCompany(companyId: number, named: { id: number } | { reference: string }): Promise<Workplace | undefined>;

  /** Ids of the listings that name a hotel, published or in a change that waits. */
  abstract listingsAt(id: number): Promise<readonly number[]>;
}

/** Reads of hotels. */
export abstract class WorkplaceQueries {
  /** A company's hotels by name, all or some. */
  abstract all(companyId: number, ids?: readonly number[]): Promise<readonly WorkplaceView[]>;

  abstract one(companyId: number, id: number): Promise<WorkplaceView | undefined>;

  /** The first 50 hotels with changes that wait for an admin. */
  abstract toReview(): Promise<readonly WorkplaceReviewView[]>;

  /** The page of an approved hotel of a company that may be shown. */
  abstract page(companyId: number, id: number, now: Date): Promise<PublicWorkplaceView | undefined>;

  /** Approved hotels with open listings. */
  abstract hiring(now: Date): Promise<readonly WorkplaceAddress[]>;
}
