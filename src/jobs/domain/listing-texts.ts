import {
  changedFields,
  isPublishedAtOnce,
  needsApproval,
  textOf,
  withText,
  type JobDetails,
  type JobText,
} from './job-details.js';
import type { Place } from './place.js';
import type { Workplace } from './workplace.js';

/** The versions of a listing's text. */
export type ListingTexts = {
  /** What everyone reads, once a text has been approved. */
  readonly details: JobDetails;
  /** A changed text that awaits approval or was rejected. */
  readonly proposedText: JobText | null;
  /** The last text that an admin has seen, if the employer published a change since. */
  readonly checkedText: JobText | null;
};

type Approval = { readonly isApproved: boolean; readonly firstApprovedAt: Date | null };

export type EditOptions = {
  /** The place that the location names; for a listing without places. */
  readonly place?: Place;
  /** Whether its employer is verified under the company name of the listing. */
  readonly isTrusted?: boolean;
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
export function written(job: ListingTexts & Approval, details: JobDetails, isTrusted: boolean): ListingTexts {
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
  return { details: latestDetails(texts), proposedText: null, checkedText: null };
}

/** Makes the last text that an admin has seen public again; the employer keeps the newer one to change it. */
export function withoutUnchecked(texts: ListingTexts): ListingTexts {
  const { details, proposedText, checkedText } = texts;
  if (checkedText === null) return { details, proposedText, checkedText };
  return {
    details: withText(details, checkedText),
    proposedText: proposedText ?? textOf(details),
    checkedText: null,
  };
}

/** With the place that the public location names. */
export function locatedTexts(texts: ListingTexts, place: Place): ListingTexts {
  const { details, proposedText, checkedText } = texts;
  const isThere = proposedText?.location === details.location;
  return {
    checkedText,
    details: located(details, place),
    proposedText: isThere ? textOf(located(latestDetails(texts), place)) : proposedText,
  };
}

/** With the name and place of a hotel in each text that names it; undefined if they have them already. */
export function textsAt(texts: ListingTexts, { id, shown }: Pick<Workplace, 'id' | 'shown'>): ListingTexts | undefined {
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
