import type { JobCardBody } from './job-card.view.js';
import type { CompanyWorkplaceBody } from './places/workplace.view.js';

/** GET /companies/{employerId} */
export class CompanyPageBody {
  readonly employerId!: number;
  /**
   * The last part of the URL of its page
   * @example 12-grand-hotel
   */
  readonly slug!: string;
  readonly companyName!: string;
  readonly companyLogo!: string | null;
  readonly companyWebsite!: string | null;
  readonly industry!: string | null;
  readonly companySize!: string | null;
  readonly location!: string | null;
  readonly about!: string | null;
  readonly founded!: string | null;
  readonly isTrusted!: boolean;
  /** The domain that the employer has proven to control, if our team has not verified the name of the company */
  readonly controlledDomain!: string | null;
  /** Within how many days the company usually answers applications; null if there are too few to tell, or it usually does not */
  readonly repliesWithinDays!: number | null;
  /** Its hotels and other workplaces, by name */
  readonly workplaces!: readonly CompanyWorkplaceBody[];
  /** Open listings */
  readonly jobCount!: number;
  /** The newest 50 of them */
  readonly jobs!: readonly JobCardBody[];
}
