import { AggregateRoot } from '#shared/domain/aggregate-root.js';
import { checked, type FieldChecks } from '#shared/domain/field-checks.js';
import { requireVersion, type Versions } from '#shared/domain/stale-version.js';
import { JOB_LIMITS, type JobForm } from '../job-details.js';
import { checkJobFacts, type FactsForm, type JobFacts } from '../offer/job-facts.js';
import type { Place } from '../offer/place.js';
import { SalaryRange, type PayPeriod } from '../offer/salary-range.js';

/** Lengths in characters. */
export const WORKPLACE_LIMITS = {
  name: { label: 'Name', min: 2, max: 100, mustNotNameSite: true },
  reference: { label: 'Reference', max: 100 },
  location: JOB_LIMITS.location,
  about: { label: 'About', max: 1000, layout: 'paragraphs' },
} as const;

/** What everyone sees of a hotel, once an admin has approved it. */
export type WorkplaceDetails = {
  readonly name: string;
  readonly location: string;
  /** The town; null if it is not known. */
  readonly place: Place | null;
  readonly about: string | null;
  readonly logo: string | null;
};

/** What new listings of a hotel begin with. */
export type WorkplaceDefaults = {
  readonly facts: JobFacts;
  readonly payPeriod: PayPeriod;
  readonly currency: string;
};

/** A complete form, except that a logo is uploaded: empty removes it, other values are ignored. */
export type WorkplaceForm = {
  readonly name?: string | null;
  readonly reference?: string | null;
  readonly location?: string | null;
  readonly place?: Place | null;
  readonly about?: string | null;
  readonly logo?: string | null;
  readonly facts?: FactsForm | null;
  readonly payPeriod?: string | null;
  readonly currency?: string | null;
};

/** A hotel, ship, park or office of a company. Listings take its name and place; an admin approves what everyone sees. */
class MutableWorkplace extends AggregateRoot {
  /** What everyone sees; null until an admin has approved it. */
  published: WorkplaceDetails | null = null;
  /** Increases with every change, so that an admin can approve exactly the reviewed version. */
  version = 1;

  constructor(
    readonly id: number,
    readonly companyId: number,
    /** How imports and the API name it, unique in the company. */
    public reference: string | null,
    public details: WorkplaceDetails,
    public defaults: WorkplaceDefaults,
    readonly createdAt: Date,
  ) {
    super();
  }

  /** @throws InvalidFields */
  static open(id: number, companyId: number, form: WorkplaceForm, now: Date): Workplace {
    const { reference, details, defaults } = checkWorkplace(form, null);
    return new MutableWorkplace(id, companyId, reference, details, defaults, now);
  }

  /** Whether changes are waiting for an admin. */
  get awaitsReview(): boolean {
    const { details, published } = this;
    if (published === null) return true;
    return PUBLIC.some((field) => details[field] !== published[field]) || details.place?.id !== published.place?.id;
  }

  /** What its listings say: the approved name and place, or those of a hotel that no admin has seen yet. */
  get shown(): WorkplaceDetails {
    return this.published ?? this.details;
  }

  /** @throws InvalidFields, changing nothing */
  edit(form: WorkplaceForm): void {
    Object.assign(this, checkWorkplace(form, this.details.logo));
    this.version += 1;
  }

  /** Sets a new logo and returns the address of the previous one. */
  replaceLogo(address: string): string | null {
    const former = this.details.logo;
    this.details = { ...this.details, logo: address };
    this.version += 1;
    return former;
  }

  /**
   * Publishes what its company last wrote.
   * @throws StaleVersion if versions are given and the current one is not among them
   */
  approve(versions?: Versions): void {
    requireVersion(this.version, versions);
    this.published = this.details;
    this.version += 1;
  }
}

/** Only its methods change its fields. */
export type Workplace = Readonly<MutableWorkplace>;
export const Workplace = MutableWorkplace;

const PUBLIC = ['name', 'location', 'about', 'logo'] as const;

/** The form of a listing at a hotel, from which it has its name and place. */
export function atWorkplace(form: JobForm, { id, shown }: Pick<Workplace, 'id' | 'shown'>): JobForm {
  const { name, location, place } = shown;
  return { ...form, workplaceId: id, company: name, location, ...(place && { places: [place] }) };
}

function checkWorkplace(form: WorkplaceForm, logo: string | null) {
  return checked((checks) => ({
    reference: checks.optional('reference', form.reference, WORKPLACE_LIMITS.reference),
    details: {
      name: checks.required('name', form.name, WORKPLACE_LIMITS.name),
      location: checks.required('location', form.location, WORKPLACE_LIMITS.location),
      place: form.place ?? null,
      about: checks.optional('about', form.about, WORKPLACE_LIMITS.about),
      logo: form.logo === null || form.logo === '' ? null : logo,
    },
    defaults: checkDefaults(checks, form),
  }));
}

function checkDefaults(checks: FieldChecks, { facts, payPeriod, currency }: WorkplaceForm): WorkplaceDefaults {
  const pay = SalaryRange.check(checks, { payPeriod, currency });
  return { facts: checkJobFacts(checks, facts), payPeriod: pay.period, currency: pay.currency };
}
