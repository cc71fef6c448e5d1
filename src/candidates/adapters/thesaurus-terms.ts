import { Injectable } from '@nestjs/common';
import { languageCode } from '#integrations';
import { allOf, lexeme, listingTerms, loadConcepts, stemOf, thesaurusFingerprint, wordsOf } from '#search';
import { foldLine } from '#shared/domain/text/folded-text.js';
import type { CandidateProfile } from '../application/ports/candidates.js';
import type { CandidateTerms } from '../application/ports/vocabulary.js';
import type { Shown } from '../domain/candidate.js';

/** Increase it when the terms of the same profile change. */
const VERSION = 1;

const CERTIFICATE = 'certificate:';

const NOTHING = {
  company: '',
  description: '',
  texts: [],
  category: '',
  location: '',
  states: [],
  placeNames: [],
  country: undefined,
  isAbroad: () => false,
  isSouthern: false,
};

/** Indexes people by the words of listings: what they look for is the title of a listing for them. */
@Injectable()
export class ThesaurusTerms implements CandidateTerms {
  private readonly concepts = loadConcepts();
  readonly fingerprint = `${VERSION} ${thesaurusFingerprint()}`;

  of({ headline, desiredRoles, skills, certificates }: CandidateProfile, shown: Shown): readonly string[] {
    const titles = shown.headline && headline !== null ? [...desiredRoles, headline] : desiredRoles;
    const terms = titles.flatMap((title) => listingTerms({ ...NOTHING, title, skills }, this.concepts));
    const held = certificates.flatMap(wordsOf).map((word) => CERTIFICATE + stemOf(word));
    return [...new Set([...terms, ...held])];
  }

  certificate(typed: string): string | null {
    return allOf(...wordsOf(typed).map((word) => lexeme(CERTIFICATE + stemOf(word))));
  }

  language(name: string): string {
    return languageCode(name) ?? foldLine(name);
  }
}
