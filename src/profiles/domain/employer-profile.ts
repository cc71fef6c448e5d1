import { AggregateRoot } from '#shared/domain/aggregate-root.js';
import { checked, type FieldChecks, type TextRule } from '#shared/domain/field-checks.js';
import { LinkNotValid } from '#shared/domain/link-not-valid.js';
import { skeletonOf } from '#shared/domain/text/skeleton.js';
import { requireVersion, type Versions } from '#shared/domain/stale-version.js';
import { completionOf } from './completion.js';
import { ifSent, sentOnly } from './if-sent.js';
import { ownDomain, type WebsiteHost } from './verification/company-address.js';
import { CannotVerify, NotVerified } from './verification/verification-errors.js';
import { CompanyVerificationLapsed, CompanyVerificationWithdrawn } from './verification/verification-events.js';

/** Lengths in characters. */
export const EMPLOYER_LIMITS = {
  companyName: { label: 'Company name', min: 2, max: 100, mustNotNameSite: true },
  companyWebsite: { label: 'Company website', max: 300, tooLong: 'Please enter a valid URL' },
  industry: { label: 'Industry', max: 100 },
  companySize: { label: 'Company size', max: 50 },
  location: { label: 'Location', max: 100 },
  about: {
    label: 'About section',
    max: 1000,
    tooLong: 'About section must be less than 1000 characters',
    layout: 'paragraphs',
  },
  founded: { label: 'Founded', max: 20 },
} as const satisfies Record<string, TextRule>;

/** An admin's reason for verifying a company manually or withdrawing the verification. */
export const VERIFICATION_REASON = {
  label: 'Reason',
  min: 10,
  max: 1000,
  layout: 'paragraphs',
} as const satisfies TextRule;

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

/** Omitted fields stay unchanged; `null` or empty text clears a field. */
export type EmployerChanges = {
  readonly [Field in keyof typeof EMPLOYER_LIMITS]?: string | null;
} & {
  /** Empty removes the logo; other values are ignored, because logos are uploaded. */
  readonly companyLogo?: string | null;
};

/**
 * The company of an employer. Changes are published immediately until one of its listings is approved. After that an
 * admin must approve them, because applicants see the profile next to approved listings.
 */
class MutableEmployerProfile extends AggregateRoot {
  /** Increases with every change, so that an admin can approve exactly the reviewed version. */
  readonly version: number = 1;
  /** The version that applicants see. */
  published: CompanyDetails;
  /** Whether an admin has approved the profile, separately or with a listing. */
  isReviewed = false;
  /** When an admin verified that the company is what its name says. */
  verifiedAt: Date | null = null;
  /** The domain of its website, once an email to it proved that the employer controls it. It proves no name. */
  verifiedDomain: string | null = null;
  /** The reason why an admin verified it, visible to admins only. */
  verificationNote: string | null = null;
  /** Why an admin withdrew its verification; since then only an admin can verify it. */
  withdrawalReason: string | null = null;

  constructor(
    readonly id: number,
    readonly userId: number,
    public details: CompanyDetails,
  ) {
    super();
    this.published = details;
  }

  /**
   * The profile of a new employer. Without a company name, it gets the employer's full name.
   * @throws InvalidFields
   */
  static of(id: number, userId: number, companyName: string | null, fullName: string): EmployerProfile {
    const name =
      companyName === null
        ? fullName
        : checked((checks) => checks.required('companyName', companyName, EMPLOYER_LIMITS.companyName));
    return new MutableEmployerProfile(id, userId, { ...EMPTY, companyName: name });
  }

  /** Whether changes are waiting for an admin's approval. */
  get awaitsReview(): boolean {
    return FIELDS.some((field) => this.details[field] !== this.published[field]);
  }

  /** Whether it is a verified employer: an admin verified its name and website. */
  get isTrusted(): boolean {
    return this.verifiedAt !== null;
  }

  /** The domain that it controls, for as long as no admin has verified its name. */
  get controlledDomain(): string | null {
    return this.isTrusted ? null : this.verifiedDomain;
  }

  /** Whether an admin should look at its name, because it has proven its domain. */
  get awaitsVerification(): boolean {
    return this.controlledDomain !== null && !this.isRenamed;
  }

  /** Equal for companies whose names look like this verified one's. */
  get verifiedNameKey(): string | null {
    return this.isTrusted ? skeletonOf(this.details.companyName) : null;
  }

  /**
   * The domain at which the employer must receive an email to verify the company.
   * @throws CannotVerify
   */
  domainToVerify(hostOf: (website: string) => WebsiteHost): string {
    const { companyWebsite } = this.details;
    if (this.isTrusted) throw new CannotVerify('Your company is already verified.');
    if (this.verifiedDomain !== null) {
      throw new CannotVerify(`You control ${this.verifiedDomain}. Our team will now check the name of your company.`);
    }
    if (this.withdrawalReason !== null) {
      throw new CannotVerify(
        'Our team withdrew the verification of your company. To have it verified again, contact us through the Contact Us page.',
      );
    }
    if (this.isRenamed) {
      throw new CannotVerify(
        'Your new name or website is waiting for approval. You can verify your company once it is approved.',
      );
    }
    if (companyWebsite === null) throw new CannotVerify('Add the website of your company to your profile first.');
    return ownDomain(hostOf(companyWebsite));
  }

  /**
   * Changes the fields that were sent.
   * @throws InvalidFields, changing nothing
   */
  edit(changes: EmployerChanges): void {
    this.change(checked((checks) => checkChanges(checks, changes)));
  }

  /** Sets a new logo and returns the address of the previous one. */
  replaceLogo(address: string): string | null {
    const former = this.details.companyLogo;
    this.change({ companyLogo: address });
    return former;
  }

  /**
   * Records that the employer has received an email at the domain. Anyone can buy a domain, so the company is verified
   * only once an admin has checked its name.
   * @throws CannotVerify
   * @throws LinkNotValid if it is no longer the domain of its website
   */
  proveDomain(domain: string, hostOf: (website: string) => WebsiteHost): void {
    if (this.domainToVerify(hostOf) !== domain) throw new LinkNotValid();
    this.verifiedDomain = domain;
  }

  /**
   * Verifies the company after an admin has checked its name.
   * @throws InvalidFields, CannotVerify
   * @throws StaleVersion if versions are given and the current one is not among them
   */
  verify(note: string, now: Date, versions?: Versions): void {
    const verificationNote = checkedReason('note', note);
    requireVersion(this.version, versions);
    if (this.isTrusted) throw new CannotVerify('This company is already verified.');
    if (this.isRenamed) {
      throw new CannotVerify(
        'Its new name or website is waiting for approval. Approve that before you verify the company.',
      );
    }
    this.verifiedAt = now;
    this.verificationNote = verificationNote;
    this.withdrawalReason = null;
  }

  /**
   * Withdraws the verification or the proof of a domain; since then only an admin can verify the company.
   * @throws InvalidFields, NotVerified
   */
  withdrawVerification(reason: string): void {
    const withdrawalReason = checkedReason('reason', reason);
    if (!this.isTrusted && this.verifiedDomain === null) throw new NotVerified();
    this.endVerification();
    this.verifiedDomain = null;
    this.withdrawalReason = withdrawalReason;
    this.record(new CompanyVerificationWithdrawn(this.userId, withdrawalReason));
  }

  /**
   * Publishes the current profile.
   * @throws StaleVersion if versions are given and the current one is not among them
   */
  approve(versions?: Versions): void {
    requireVersion(this.version, versions);
    this.isReviewed = true;
    this.published = this.details;
  }

  /** Percentage of the eight fields that are filled in. */
  get completion(): number {
    return completionOf(FIELDS.map((field) => this.details[field]));
  }

  private get isRenamed(): boolean {
    return isRenamed(this.published, this.details);
  }

  private change(changes: Partial<CompanyDetails>): void {
    const former = this.details;
    this.details = { ...former, ...changes };
    if (!this.isReviewed) this.published = this.details;
    if (former.companyWebsite !== this.details.companyWebsite) this.verifiedDomain = null;
    if (this.isTrusted && isRenamed(former, this.details)) {
      this.endVerification();
      this.record(new CompanyVerificationLapsed(this.userId));
    }
  }

  private endVerification(): void {
    this.verifiedAt = null;
    this.verificationNote = null;
  }
}

/** Only its methods change its fields. */
export type EmployerProfile = Readonly<MutableEmployerProfile>;
export const EmployerProfile = MutableEmployerProfile;

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

/** Whether the name or website has changed, which verification covers. */
function isRenamed(former: CompanyDetails, { companyName, companyWebsite }: CompanyDetails): boolean {
  return former.companyName !== companyName || former.companyWebsite !== companyWebsite;
}

function checkedReason(field: string, entered: string): string {
  return checked((checks) => checks.required(field, entered, VERIFICATION_REASON));
}

function checkChanges(checks: FieldChecks, changes: EmployerChanges) {
  const text = (field: keyof typeof EMPLOYER_LIMITS) =>
    ifSent(changes[field], (value) => checks.optional(field, value, EMPLOYER_LIMITS[field]));
  return sentOnly({
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
}

function checkWebsite(checks: FieldChecks, value: string | null): string | null {
  const website = checks.optional('companyWebsite', value, EMPLOYER_LIMITS.companyWebsite);
  // Only http and https may become a link: `javascript:` and others would run in a visitor's page.
  if (website && website.length <= EMPLOYER_LIMITS.companyWebsite.max && !isWebAddress(website)) {
    checks.add('companyWebsite', 'Please enter a valid URL');
  }
  return website;
}

/** Without a name before an @, which readers would take for the site, as in `https://hilton.com@example.org`. */
function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/]/i.test(text) || /\s/.test(text)) return false;
  const url = URL.parse(text);
  return url !== null && url.username === '' && url.password === '';
}
