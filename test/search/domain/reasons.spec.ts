import { loadConcepts, loadThesaurus } from '#search/adapters/thesaurus-files.js';
import { lackOf, reasonFor } from '#search/domain/listings/reasons.js';
import { understand } from '#search/domain/understanding/understanding.js';
import type { Lookup } from '#search/domain/understanding/wants.js';

const LOOKUP: Lookup = {
  knows: () => true,
  withPart: () => [],
  containing: () => [],
  ending: () => [],
  begins: () => false,
  corrected: () => undefined,
  place: () => undefined,
};

describe('the reason for a result', () => {
  const reason = (keywords: string, title: string, location = 'Paris, France'): string | undefined => {
    const listing = { title, location, company: 'Seaside', category: 'hotels', skills: [] };
    return reasonFor(listing, understand({ keywords, location: '' }, loadThesaurus(), LOOKUP), loadConcepts());
  };

  it.each([
    ['waiter', 'Kellner', 'kellner is similar to waiter'],
    ['kellner', 'Banquet Server', 'banquet server is a kind of kellner'],
    ['cook', 'Pizza Chef', 'pizza chef is a kind of cook'],
    ['hotel receptionist', 'Réceptionniste', 'receptionniste is similar to hotel receptionist'],
    ['waiter spain', 'Waiter', 'in Spain'],
  ])('of "%s" for %s', (keywords, title, expected) => {
    expect(reason(keywords, title, 'Sevilla')).toBe(expected);
  });

  it.each([
    ['the title names it', 'waiter', 'Waiter (evenings)'],
    ['it is a rank above', 'chambermaid', 'Executive Housekeeper'],
    ['it is a rank above', 'kellner', 'Head Waiter'],
    ['its name may mean several jobs', 'flight attendant', 'Steward'],
    ['the words belong to different names', 'chambermaid', 'In-Room Dining Attendant'],
    ['it only ends with the same word', 'bellboy', 'Kitchen Porter'],
    ['its word means several jobs', 'bell boy', 'Night Porter'],
    ['it is a kind of another job of that group', 'grill cook', 'Pizza Chef'],
    ['the words are no name of a job', 'cook meals', 'Line Cook'],
    ['the word is that of a place of work', 'kitchen', 'Commis Chef'],
    ['it is made elsewhere', 'chef', 'Bäcker'],
    ['it is another art', 'dancers', 'Pianist'],
    ['it may be elsewhere', 'cruise ship nurse', 'Resort Nurse'],
  ])('is none where %s: "%s" for %s', (_why, keywords, title) => {
    expect(reason(keywords, title)).toBeUndefined();
  });
});

describe('what a result lacks', () => {
  const lack = (keywords: string): string => lackOf(understand({ keywords, location: '' }, loadThesaurus(), LOOKUP));

  it.each([
    ['words, in one sentence', 'zebra lion', 'Does not mention zebra lion'],
    ['a kind of employer', 'hostel', 'Does not mention hostel'],
    ['a condition', 'with housing', 'Does not state housing'],
    ['a place', 'dubai', 'Not in Dubai'],
    ['a job', 'waiter', 'Not as waiter'],
    ['two things', 'zebra with housing', 'Does not state housing · Does not mention zebra'],
  ])('is said of %s', (_what, keywords, expected) => {
    expect(lack(keywords)).toBe(expected);
  });
});
