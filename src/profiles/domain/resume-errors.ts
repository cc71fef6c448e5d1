import { DomainError, domainError } from '#shared/domain/domain-error.js';

/** Shown of the letters that cannot be drawn. */
const MAX_LETTERS = 10;

/** The profile has letters that the fonts of resumes lack. */
export class ResumeNotDrawn extends DomainError {
  constructor(letters: readonly string[]) {
    super(
      'conflict',
      'resume_not_drawn',
      `Resumes can be made in Latin, Greek, Cyrillic, Arabic and Devanagari letters only. Please replace these in your profile: ${letters.slice(0, MAX_LETTERS).join(' ')}`,
    );
  }
}

export class ResumeTooLong extends domainError(
  'conflict',
  'resume_too_long',
  'Your profile is too long for a resume. Please shorten its texts.',
) {}
