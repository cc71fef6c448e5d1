import type { Phrase } from '../listing-text.js';

export const PHOTOS: readonly Phrase[] = [
  {
    example: 'Send recent photos, sexy and natural',
    all: [
      /\b(?:full[- ]?(?:length|body|size)|bikini|swimsuit|body|recent|sexy) (?:\w+ )?(?:photos?|pictures?|pics?|photographs?)\b/i,
      /\b(?:girls?|ladies|lady|females?|wom[ae]n|attractive|beautiful|pretty|sexy|open[- ]minded|measurements)\b/i,
    ],
    unless: /\bguests?\b/i,
  },
  {
    example: 'Send bikini photos',
    all: [/\b(?:bikini|swimsuit|lingerie|sexy|nude) (?:\w+ )?(?:photos?|pictures?|pics?)\b/i],
  },
  {
    example: 'Pretty ladies, no experience',
    all: [
      /\b(?:attractive|beautiful|pretty|good[- ]looking|sexy) (?:\w+ )?(?:girls?|lady|ladies|females?|wom[ae]n|hostess(?:es)?)\b/i,
    ],
  },
  {
    example: 'Agency holds passports',
    all: [
      /\b(?:we|agency|company|employer|manager)\b/i,
      /\b(?:keep|hold|retain|collect|store)s? (?:\w+ ){0,2}(?:your |the )?passports?\b/i,
    ],
    unless: /\bguests?|passengers?|never|not\b/i,
  },
];
