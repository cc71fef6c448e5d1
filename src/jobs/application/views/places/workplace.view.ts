import type { PayPeriod } from '#jobs/domain/offer/salary-range.js';
import type { JobCardBody } from '../job-card.view.js';
import type { JobFactsBody } from '../job-facts.view.js';
import type { PlaceBody } from './place.view.js';

/** What everyone sees of a hotel or other workplace, once it is approved. */
export class WorkplaceDetailsBody {
  readonly name!: string;
  readonly location!: string;
  /** The town; null if it is not known */
  readonly place!: PlaceBody | null;
  readonly about!: string | null;
  readonly logo!: string | null;
}

/** A hotel or other workplace of the company. */
export class WorkplaceBody extends WorkplaceDetailsBody {
  readonly id!: number;
  /** How imports and the API name it */
  readonly reference!: string | null;
  /** What new listings begin with */
  readonly facts!: JobFactsBody;
  /** @enumName PayPeriod */
  readonly payPeriod!: PayPeriod;
  /**
   * ISO 4217
   * @example EUR
   */
  readonly currency!: string;
  /** Whether it has a public page */
  readonly isPublic!: boolean;
  /** Whether changes of what everyone sees wait for our team */
  readonly awaitsReview!: boolean;
  /** Listings that are not archived */
  readonly listings!: number;
  /** For If-Match */
  readonly version!: number;
}

/** A hotel whose changes wait for an admin. */
export class WorkplaceReviewBody {
  readonly id!: number;
  readonly employerId!: number;
  readonly companyName!: string;
  /** For If-Match */
  readonly version!: number;
  readonly proposed!: WorkplaceDetailsBody;
  /** Null for a new one */
  readonly published!: WorkplaceDetailsBody | null;
}

/** A hotel on the page of its company. */
export class CompanyWorkplaceBody {
  readonly id!: number;
  /**
   * The last part of the URL of its page
   * @example 4-hotel-belvarra-lisbon
   */
  readonly slug!: string;
  readonly name!: string;
  readonly location!: string;
  readonly logo!: string | null;
  /** Open listings */
  readonly jobCount!: number;
}

/** GET /companies/{employerId}/workplaces/{id} */
export class WorkplacePageBody extends CompanyWorkplaceBody {
  readonly employerId!: number;
  readonly companyName!: string;
  readonly companySlug!: string;
  readonly about!: string | null;
  /** Whether the company is a verified employer */
  readonly isTrusted!: boolean;
  /** The newest 50 open listings */
  readonly jobs!: readonly JobCardBody[];
}
