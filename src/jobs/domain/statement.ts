import { said } from '#shared/domain/words.js';
import { checked } from '#shared/domain/field-checks.js';

/** Reasons for restricting a listing, each with the sentence shown to its employer. */
const RESTRICTION_SENTENCES = {
  scam: said('The listing looks like a scam or misleads applicants.'),
  fees: said('Applicants must never pay to apply, to be placed or to start work.'),
  personal_data: said(
    'The listing asks for documents, bank details or personal data that an application does not need.',
  ),
  wrong_company: said('The listing does not come from the company it names.'),
  discrimination: said('The listing excludes people for reasons that have nothing to do with the work.'),
  illegal: said('The work or its terms are against the law.'),
  not_a_job: said('The text does not describe a job in tourism or hospitality.'),
  incomplete: said('The listing lacks details that applicants need.'),
  duplicate: said('The same job is already listed.'),
  other: said('The listing breaks our rules for listings.'),
} as const;

export type RestrictionReason = keyof typeof RESTRICTION_SENTENCES;
export const RESTRICTION_REASONS = Object.keys(RESTRICTION_SENTENCES) as RestrictionReason[];

/** Reasons that the employer can mend. A rejection for one of the rest protects people, and removes the listing. */
export const MENDABLE_REASONS: readonly RestrictionReason[] = ['discrimination', 'incomplete', 'duplicate', 'other'];

/** In characters. */
export const STATEMENT_LIMIT = { label: 'Explanation', max: 1000, layout: 'paragraphs' } as const;

/** Explains a restriction to the employer. Restrictions are never automated. */
export type Statement = {
  readonly reason: RestrictionReason;
  /** The admin's own words: what is wrong and how to fix it. */
  readonly text: string;
};

/** A statement as entered. */
export type StatementForm = { readonly reason: string | null | undefined; readonly text: string | null | undefined };

/** A statement without a predefined reason, used for refused premium. */
export type Explanation = { readonly reason: null; readonly text: string };

/** @throws InvalidFields */
export function checkExplanation(text: string | null | undefined): Explanation {
  return checked((checks) => ({ reason: null, text: checks.required('text', text, STATEMENT_LIMIT) }));
}

/** @throws InvalidFields */
export function checkStatement({ reason, text }: StatementForm): Statement {
  return checked((checks) => ({
    reason: checks.requiredOption('reason', 'Reason', RESTRICTION_REASONS, reason) ?? 'other',
    text: checks.required('text', text, STATEMENT_LIMIT),
  }));
}

/** Decisions that admins make about listings. */
export const MEASURES = ['approved', 'rejected', 'archived', 'restored', 'premium-refused'] as const;
export type Measure = (typeof MEASURES)[number];

/** An admin's decision about a listing. */
export type Decision = {
  readonly measure: Measure;
  /** Null for approvals and refused premium, and for takedowns that give no reason. */
  readonly reason: RestrictionReason | null;
  readonly text: string | null;
  /** ISO 8601. */
  readonly decidedAt: string;
};

export function sentenceOf({ reason }: Pick<Decision, 'reason'>): string | null {
  return reason && RESTRICTION_SENTENCES[reason];
}
