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
  /** Counts only as empty, which takes the logo away: a new one is uploaded. */
  readonly companyLogo?: string | null;
};

/**
 * The company for which an employer looks for people. Until a listing of it is approved, changes are published at once; after
 * that they wait for an admin, because applicants read them beside approved listings.
 */
export class EmployerProfile implements CompanyDetails {
  readonly id!: number;
  readonly userId!: number;
  readonly companyName!: string;
  readonly companyLogo: string | null = null;
  readonly companyWebsite: string | null = null;
  readonly industry: string | null = null;
  readonly companySize: string | null = null;
  readonly location: string | null = null;
  readonly about: string | null = null;
  readonly founded: string | null = null;
  readonly isTrusted: boolean = false;
  readonly verifiedAt: Date | null = null;
  /** Counts the changes, so that an admin approves what they have read. */
  readonly version: number = 1;
  readonly published!: CompanyDetails;
  /** Whether an admin has approved the profile, alone or with a listing. */
  readonly isReviewed: boolean = false;
  /** Whether there are changes for an admin to approve. */
  readonly awaitsReview: boolean = false;

  /**
   * The profile of a new employer, whose company goes by their own name when they entered none.
   * @throws InvalidFields
   */
  static of(userId: number, companyName: string | null, fullName: string): EmployerProfile {
    const checks = new FieldChecks();
    const name =
      companyName === null ? fullName : checks.required('companyName', companyName, EMPLOYER_LIMITS.companyName);
    checks.finish();
    const profile = Object.assign(new EmployerProfile(), { userId });
    profile.change({ companyName: name });
    return profile;
  }

  /**
   * Takes over the fields that were sent.
   * @throws InvalidFields when one is wrong; then nothing changes
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

  /** Takes a new logo and returns the address of the one before it. */
  replaceLogo(address: string): string | null {
    const former = this.companyLogo;
    this.change({ companyLogo: address });
    return former;
  }

  /**
   * Publishes the profile as it is.
   * @throws StaleVersion when versions are given and the profile has changed since the last of them
   */
  approve(versions?: readonly number[]): void {
    if (versions?.includes(this.version) === false) throw new StaleVersion();
    Object.assign(this, { isReviewed: true, published: detailsOf(this), awaitsReview: false });
  }

  private change(changes: Partial<CompanyDetails>): void {
    Object.assign(this, changes);
    if (!this.isReviewed) Object.assign(this, { published: detailsOf(this) });
    const awaitsReview = DETAILS.some((field) => this[field] !== this.published[field]);
    Object.assign(this, { awaitsReview });
  }

  /** Percentage of the eight fields of a full profile that are filled. */
  get completion(): number {
    return completionOf(DETAILS.map((field) => this[field]));
  }
}

const DETAILS = [
  'companyName',
  'companyLogo',
  'companyWebsite',
  'industry',
  'companySize',
  'location',
  'about',
  'founded',
] as const satisfies readonly (keyof CompanyDetails)[];

function detailsOf(profile: CompanyDetails): CompanyDetails {
  return Object.fromEntries(DETAILS.map((field) => [field, profile[field]])) as CompanyDetails;
}

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
