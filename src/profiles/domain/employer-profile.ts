import { AggregateRoot } from '../../shared/domain/aggregate-root.js';
import { FieldChecks, type TextRule } from '../../shared/domain/field-checks.js';
import { StaleVersion } from '../../shared/domain/stale-version.js';
import { completionOf } from './completion.js';
import { ifSent, sentOnly } from './if-sent.js';

/** Bounds of what employers write about their company, in characters. */
export const EMPLOYER_LIMITS = {
  companyName: { label: 'Company name', min: 2, max: 100 },
  companyWebsite: { label: 'Company website', max: 300, tooLong: 'Please enter a valid URL' },
  industry: { label: 'Industry', max: 100 },
  companySize: { label: 'Company size', max: 50 },
  location: { label: 'Location', max: 100 },
  about: { label: 'About section', max: 1000, tooLong: 'About section must be less than 1000 characters' },
  founded: { label: 'Founded', max: 20 },
} as const satisfies Record<string, TextRule>;

/** What applicants may read about a company. */
export type CompanyDetails = {
  readonly companyName: string;
  readonly companyLogo: string | null;
  readonly companyWebsite: string | null;
  readonly industry: string | null;
  readonly companySize: string | null;
  readonly location: string | null;
  readonly about: string | null;
  readonly founded: string | null;
};

/** What an employer may change. A field left out stays as it is; `null` or empty text clears it. */
export type EmployerChanges = {
  readonly [Field in keyof typeof EMPLOYER_LIMITS]?: string | null;
} & {
  /** Empty removes the logo; any other value is ignored, because logos are uploaded. */
  readonly companyLogo?: string | null;
};

/**
 * The company of an employer. Changes are published at once until one of its listings is approved; after that they wait for an
 * admin, because applicants read them beside approved listings.
 */
export class EmployerProfile extends AggregateRoot {
  readonly isTrusted: boolean = false;
  readonly verifiedAt: Date | null = null;
  /** Counts changes, so that an admin approves what they have read. */
  readonly version: number = 1;
  private _details: CompanyDetails;
  private _published: CompanyDetails;
  private _isReviewed = false;

  constructor(
    readonly id: number,
    readonly userId: number,
    details: CompanyDetails,
  ) {
    super();
    this._details = details;
    this._published = details;
  }

  /**
   * The profile of a new employer, named after them if they entered no company name.
   * @throws InvalidFields
   */
  static of(id: number, userId: number, companyName: string | null, fullName: string): EmployerProfile {
    const checks = new FieldChecks();
    const name =
      companyName === null ? fullName : checks.required('companyName', companyName, EMPLOYER_LIMITS.companyName);
    checks.finish();
    return new EmployerProfile(id, userId, { ...EMPTY, companyName: name });
  }

  get details(): CompanyDetails {
    return this._details;
  }

  /** What applicants see. */
  get published(): CompanyDetails {
    return this._published;
  }

  /** Whether an admin has approved the profile, alone or with a listing. */
  get isReviewed(): boolean {
    return this._isReviewed;
  }

  /** Whether there are changes for an admin to approve. */
  get awaitsReview(): boolean {
    return FIELDS.some((field) => this._details[field] !== this._published[field]);
  }

  /**
   * Changes the fields that were sent.
   * @throws InvalidFields when any of them is invalid; then nothing changes
   */
  edit(changes: EmployerChanges): void {
    const checks = new FieldChecks();
    const text = (field: keyof typeof EMPLOYER_LIMITS) =>
      ifSent(changes[field], (value) => checks.optional(field, value, EMPLOYER_LIMITS[field]));
    const changed = sentOnly({
      companyName: ifSent(changes.companyName, (value) =>
        checks.required('companyName', value, EMPLOYER_LIMITS.companyName),
      ),
      companyLogo: changes.companyLogo === null || changes.companyLogo === '' ? null : undefined,
      companyWebsite: ifSent(changes.companyWebsite, (value) => checkWebsite(checks, value)),
      industry: text('industry'),
      companySize: text('companySize'),
      location: text('location'),
      about: text('about'),
      founded: text('founded'),
    });
    checks.finish();
    this.change(changed);
  }

  /** Sets a new logo and returns the address of the previous one. */
  replaceLogo(address: string): string | null {
    const former = this._details.companyLogo;
    this.change({ companyLogo: address });
    return former;
  }

  /**
   * Publishes the profile as it is.
   * @throws StaleVersion when versions are given and the current one is not among them
   */
  approve(versions?: readonly number[]): void {
    if (versions?.includes(this.version) === false) throw new StaleVersion();
    this._isReviewed = true;
    this._published = this._details;
  }

  /** Percentage of the eight fields of a full profile that are filled. */
  get completion(): number {
    return completionOf(FIELDS.map((field) => this._details[field]));
  }

  private change(changes: Partial<CompanyDetails>): void {
    this._details = { ...this._details, ...changes };
    if (!this._isReviewed) this._published = this._details;
  }
}

const EMPTY: CompanyDetails = {
  companyName: '',
  companyLogo: null,
  companyWebsite: null,
  industry: null,
  companySize: null,
  location: null,
  about: null,
  founded: null,
};
const FIELDS = Object.keys(EMPTY) as (keyof CompanyDetails)[];

function checkWebsite(checks: FieldChecks, value: string | null): string | null {
  const website = checks.optional('companyWebsite', value, EMPLOYER_LIMITS.companyWebsite);
  // Only these two may become a link: `javascript:` and the like would run in a visitor's page.
  if (website && website.length <= EMPLOYER_LIMITS.companyWebsite.max && !isWebAddress(website)) {
    checks.add('companyWebsite', 'Please enter a valid URL');
  }
  return website;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(text) && !/\s/.test(text) && URL.canParse(text);
}
