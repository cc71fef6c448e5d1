import { forbidden, notFound } from '#shared/domain/domain-error.js';

/** Days for which a look counts and is kept. */
export const LOOK_DAYS = 30;

/** What a scraper gets of a search, at most. */
export const SEARCH_LIMITS = { page: 20, pages: 5 } as const;

/** Also thrown for people who can no longer be found. */
export class CandidateNotFound extends notFound('candidate_not_found', 'This person can no longer be found.') {}

export class CompanyNotVerified extends forbidden(
  'company_not_verified',
  'Only verified companies can search for people.',
) {}

/** What a card shows besides desired roles, skills, languages, certificates, experience and availability. */
export type Shown = {
  /** Without it, the initials. */
  readonly name: boolean;
  readonly photo: boolean;
  readonly headline: boolean;
  readonly place: boolean;
};

/** Levels of a language, lowest first. */
export const LANGUAGE_LEVELS = ['Basic', 'Intermediate', 'Advanced', 'Fluent', 'Native'] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

/** How a candidate who speaks a language at least at a level is indexed. */
export function spoken(code: string, level: string): string {
  return `${code}>${LANGUAGE_LEVELS.indexOf(level as LanguageLevel)}`;
}

/** A language at a level and at all lower ones. */
export function spokenUpTo(code: string, level: string): string[] {
  const highest = LANGUAGE_LEVELS.indexOf(level as LanguageLevel);
  return LANGUAGE_LEVELS.slice(0, highest + 1).map((lower) => spoken(code, lower));
}

/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0]);
  return letters.flatMap((letter) => (letter === undefined ? [] : `${letter.toUpperCase()}.`)).join(' ');
}
