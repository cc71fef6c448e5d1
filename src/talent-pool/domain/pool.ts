import { conflict, notFound } from '#shared/domain/domain-error.js';
import { checked } from '#shared/domain/field-checks.js';
import { utc } from '#shared/domain/values/utc-day.js';
import { msg } from '#shared/domain/words.js';

/** How long a company keeps somebody in mind after each consent, at most. */
const CONSENT_MONTHS = 24;

/** Days before the end in which the person is asked whether to stay. */
export const ASKING_DAYS = 30;

export const POOL_LIMITS = {
  tags: 20,
  notes: 100,
  tag: { label: 'Tag', min: 1, max: 40 },
  note: { label: 'Note', min: 1, max: 2000, tooShort: 'Please enter a note', layout: 'paragraphs' },
} as const;

/** Also thrown for people of other companies, and for those whose consent has ended. */
export class PoolPersonNotFound extends notFound('pool_person_not_found', 'This person is not in your talent pool.') {}

/** The company does not keep the user in mind, or does not any more. */
export class PoolConsentNotFound extends notFound(
  'pool_consent_not_found',
  'This company does not keep you in mind.',
) {}

export class PoolNoteNotFound extends notFound('pool_note_not_found', 'Note not found') {}

export class TooManyPoolNotes extends conflict(
  'too_many_pool_notes',
  `You can keep at most ${POOL_LIMITS.notes} notes about a person. Please delete one first.`,
) {}

/** What a person agrees to; stored with the consent, in the person's language. */
export const CONSENT_TEXT = msg(
  '{company} may keep my profile, contact details and applications in mind for other jobs, for at most 24 months. This is optional, and I can withdraw it in my settings at any time.',
);

/** When a consent given now ends. */
export function consentEnd(now: Date): Date {
  return utc(now).add(CONSENT_MONTHS, 'month').toDate();
}

/** @throws InvalidFields */
export function checkTags(entered: readonly string[]): readonly string[] {
  return checked((checks) => {
    if (entered.length > POOL_LIMITS.tags) checks.add('tags', `A person can have at most ${POOL_LIMITS.tags} tags`);
    const tags = entered.slice(0, POOL_LIMITS.tags).map((tag) => checks.required('tags', tag, POOL_LIMITS.tag));
    return tags.filter((tag, index) => tags.findIndex((other) => isSameTag(other, tag)) === index);
  });
}

/** @throws InvalidFields */
export function checkNote(text: string | null | undefined): string {
  return checked((checks) => checks.required('text', text, POOL_LIMITS.note));
}

function isSameTag(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
