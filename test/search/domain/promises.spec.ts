import { listingTerms } from '#search/domain/listings/listing-terms.js';
import { loadConcepts } from '#search/adapters/thesaurus-files.js';
import { wordsOf } from '#search/domain/vocabulary/words.js';
import { promisesIn } from '#search/domain/listings/promises.js';

const concepts = loadConcepts();

const statedIn = (title: string): string[] =>
  listingTerms(
    {
      title,
      company: '',
      description: '',
      texts: [],
      skills: [],
      category: '',
      location: '',
      states: [],
      placeNames: [],
      country: undefined,
    },
    concepts,
  );

describe('what texts promise', () => {
  it.each([
    ['AED 2500 and shared accommodation', ['says:fact:housing']],
    ['Vitto e alloggio inclusi', ['says:fact:housing', 'says:fact:housing & fact:meals']],
    ['Rent free from the first day', ['says:fact:housing', 'says:fact:freeHousing']],
    ['Staff housing is not available', []],
    ['Sorry, no staff accommodation', []],
    ['Our guests love the accommodation', []],
    ['Staff eat together, and accommodation is nearby', []],
    ['', []],
  ])('"%s"', (text, expected) => {
    expect(promisesIn(text, concepts.thesaurus).toSorted()).toEqual(expected.toSorted());
  });
});

describe('titles', () => {
  it.each([
    ['Barman / Barmaid (nuit)', 'fact:nightShift'],
    ['Line Cook - Winter 26/27', 'season:winter'],
    ['Camp Managers (couple)', 'fact:couples'],
    ['Waiter - LIVE IN', 'fact:housing'],
    ['フロントスタッフ【寮完備】', 'fact:housing'],
    ['Spa Mgr', 'roles:spa manager'],
    ['スキーインストラクター', 'roles:ski instructor'],
  ])('"%s" says %s', (title, expected) => {
    expect(statedIn(title)).toContain(expected);
  });

  it.each([
    ['On-call Banquet Server $25/hr', 'roles:human resources manager'],
    ['F/O Agent - immediate joiners', 'roles:maintenance technician'],
    ['F/O Agent - immediate joiners', 'roles:pilot'],
    ['Barista - full training given', 'roles:training manager'],
    ['HR Business Partner', 'fact:couples'],
  ])('"%s" does not say %s', (title, wrong) => {
    expect(statedIn(title)).not.toContain(wrong);
  });

  it('reads ranks as abbreviated, and pay per hour', () => {
    expect(wordsOf('Asst. Mgr £12 p/h, HR Supv')).toEqual(['assistant', 'manager', '12', 'hour', 'hr', 'supervisor']);
  });
});
