import {
  changedFields,
  isPublishedAtOnce,
  needsApproval,
  textOf,
  withText,
  type JobDetails,
  type JobText,
} from './job-details.js';
import type { Place } from './offer/place.js';
import type { Workplace } from './workplaces/workplace.js';

/** The versions of a listing's text. */
export type ListingTexts = {
  /** What everyone reads, once a text has been approved. */
  readonly details: JobDetails;
  /** A changed text that awaits approval or was rejected. */
  readonly proposedText: JobText | null;
  /** The last text that an admin has seen, if the employer published a change since. */
  readonly checkedText: JobText | null;
  /** The number that listings changed together share while the change waits for an admin. */
  readonly changedTogether: number | null;
};

type Approval = { readonly isApproved: boolean; readonly firstApprovedAt: Date | null };

export type EditOptions = {
  /** The place that the location names; for a listing without places. */
  readonly place?: Place;
  /** Whether its employer is verified under the company name of the listing. */
  readonly isTrusted?: boolean;
  /** The number of a change of many listings. */
  readonly together?: number;
};

/** Whether no text waits for an admin. */
export function isSettled({ isApproved, proposedText, checkedText }: ListingTexts & Approval): boolean {
  return isApproved && proposedText === null && checkedText === null;
}

/** The details as the employer last wrote them. */
export function latestDetails({ details, proposedText }: ListingTexts): JobDetails {
  return proposedText ? withText(details, proposedText) : details;
}

/** Stores an edited text where it belongs: public, or beside the text that has been approved. */
export function written(job: ListingTexts & Approval, details: JobDetails, options: EditOptions): ListingTexts {
  const { isApproved, firstApprovedAt } = job;
  const texts = { ...textsAfter(job, details, options.isTrusted === true), changedTogether: null };
  if (isSettled({ ...texts, isApproved, firstApprovedAt })) return texts;
  // Whoever approves a change of many sees nothing else that waits in its listings.
  const isAlone = isSettled(job) || job.changedTogether !== null;
  return { ...texts, changedTogether: isAlone ? (options.together ?? null) : null };
}

type Texts = Omit<ListingTexts, 'changedTogether'>;

function textsAfter(job: ListingTexts & Approval, details: JobDetails, isTrusted: boolean): Texts {
  const isPublic = job.firstApprovedAt === null || !isOtherText(job.details, details);
  const isAtOnce = job.isApproved && isTrusted && isPublishedAtOnce(job.details, details);
  if (!isPublic && !isAtOnce) {
    const { deadline, isPremium } = details;
    const kept = { ...job.details, deadline, isPremium };
    return { details: kept, proposedText: textOf(details), checkedText: job.checkedText };
  }
  const checkedText = isPublic ? job.checkedText : (job.checkedText ?? textOf(job.details));
  const isChecked = checkedText === null || !isOtherText(details, withText(details, checkedText));
  return { details, proposedText: null, checkedText: isChecked ? null : checkedText };
}

/** After an admin approved the latest text. */
export function approvedTexts(texts: ListingTexts): ListingTexts {
  return { details: latestDetails(texts), proposedText: null, checkedText: null, changedTogether: null };
}

/** What is left of a change that is not public. */
export const NO_PROPOSAL = { proposedText: null, changedTogether: null } as const satisfies Partial<ListingTexts>;

/** Makes the last text that an admin has seen public again; the employer keeps the newer one to change it. */
export function withoutUnchecked({ details, proposedText, checkedText }: ListingTexts): ListingTexts {
  const changedTogether = null;
  if (checkedText === null) return { details, proposedText, checkedText, changedTogether };
  const withdrawn = proposedText ?? textOf(details);
  return { details: withText(details, checkedText), proposedText: withdrawn, checkedText: null, changedTogether };
}

/** With the place that the public location names. */
export function locatedTexts(texts: ListingTexts, place: Place): Partial<ListingTexts> {
  const { details, proposedText } = texts;
  const isThere = proposedText?.location === details.location;
  return {
    details: located(details, place),
    proposedText: isThere ? textOf(located(latestDetails(texts), place)) : proposedText,
  };
}

/** With the name and place of a hotel in each text that names it; undefined if they have them already. */
export function textsAt(texts: Texts, { id, shown }: Pick<Workplace, 'id' | 'shown'>): Texts | undefined {
  const at = <Text extends Pick<JobText, 'workplaceId' | 'company' | 'location' | 'places'>>(text: Text): Text => {
    if (text.workplaceId !== id) return text;
    const places = shown.place ? [shown.place] : text.places;
    return { ...text, company: shown.name, location: shown.location, places };
  };
  const { details, proposedText, checkedText } = texts;
  const moved = {
    details: at(details),
    proposedText: proposedText && at(proposedText),
    checkedText: checkedText && at(checkedText),
  };
  return JSON.stringify(moved) === JSON.stringify({ details, proposedText, checkedText }) ? undefined : moved;
}

/** The details with a place, if none is known and the job is not remote. */
export function located(details: JobDetails, place: Place | undefined): JobDetails {
  if (!place || details.places !== null || details.jobType === 'remote') return details;
  return { ...details, places: [{ ...place, isFound: true }] };
}

function isOtherText(before: JobDetails, after: JobDetails): boolean {
  return needsApproval(changedFields(before, after));
}
