import type { Housing, LanguageLevel, Shift } from '#jobs/domain/offer/job-facts.js';

export class JobLanguageBody {
  /**
   * ISO 639-1
   * @example pt
   */
  readonly code!: string;
  /** @enumName LanguageLevel */
  readonly level!: LanguageLevel | null;
  /** False for a language that is only a plus */
  readonly isRequired!: boolean;
}

/** Structured facts about a job; an absent fact is unknown. */
export class JobFactsBody {
  /**
   * First day of the season
   * @format date
   */
  readonly startsOn?: string;
  /**
   * Last day of the season
   * @format date
   */
  readonly endsOn?: string;
  /** @enumName Housing */
  readonly housing?: Housing;
  /** Per month, in the currency of the pay */
  readonly housingCost?: number;
  readonly sharedHousing?: boolean;
  readonly couples?: boolean;
  readonly pets?: boolean;
  readonly meals?: boolean;
  readonly visaSponsorship?: boolean;
  readonly relocationHelp?: boolean;
  readonly tips?: boolean;
  readonly uniform?: boolean;
  readonly training?: boolean;
  readonly languages?: readonly JobLanguageBody[];
  /** @enumName Shift */
  readonly shifts?: readonly Shift[];
  readonly hoursPerWeek?: number;
  /** Length of a contract on a ship */
  readonly contractMonths?: number;
  /** Where to join the ship */
  readonly joiningPort?: string;
  readonly certificates?: readonly string[];
  /** Countries where remote workers may live, ISO 3166-1 alpha-2 */
  readonly hiresIn?: readonly string[];
  /**
   * Language of the listing as its employer states it, ISO 639-1
   * @example de
   */
  readonly writtenIn?: string;
}
