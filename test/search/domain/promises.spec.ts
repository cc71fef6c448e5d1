import { listingTerms, type ListingWords } from '#search/domain/listings/listing-terms.js';
import { loadConcepts } from '#search/adapters/thesaurus-files.js';
import { wordsOf } from '#search/domain/vocabulary/words.js';
import { promisesIn } from '#search/domain/listings/promises.js';
import { writtenAtLeast, writtenPay } from '#search/domain/listings/written-pay.js';

const concepts = loadConcepts();

const statedIn = (title: string, more: Partial<ListingWords> = {}): string[] =>
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
      isAbroad: () => false,
      isSouthern: false,
      ...more,
    },
    concepts,
  );

describe('what texts promise', () => {
  it.each([
    ['AED 2500 and shared accommodation', ['housing']],
    ['Vitto e alloggio inclusi', ['housing', 'food and housing', 'meals included', 'free housing']],
    ['Rent free from the first day', ['housing', 'free housing']],
    ['Visa, flat and transport by company', ['housing', 'free housing', 'visa sponsorship']],
    ['We pay your flight', ['relocation']],
    ['السكن والتأشيرة على الشركة', ['housing', 'free housing', 'visa sponsorship']],
    ['包吃住,有无经验均可', ['housing', 'food and housing', 'meals included', 'entry level']],
    ['Napiwki, bez doświadczenia', ['tips', 'entry level']],
    ['No experience needed, no age limit', ['entry level']],
    ['Paare willkommen', ['couples welcome']],
    ['Season lift pass included', ['ski pass']],
    ['88 days count here', ['working holiday']],
    ['住み込み可、未経験歓迎', ['housing', 'entry level']],
    ['寮完備ではありません。', []],
    ['不提供住宿', []],
    ['기숙사 제공하지 않습니다', []],
    ['Staff housing is not available', []],
    ['Sorry, no staff accommodation', []],
    ['No visa provided', []],
    ['Accommodation is included for our guests', []],
    ['Our guests love the accommodation', []],
    ['Staff eat together, and accommodation is nearby', []],
    ['You may work in our restaurant', []],
    ['', []],
  ])('"%s"', (text, expected) => {
    const promised = promisesIn(text, concepts.thesaurus).map((one) => one.split(':').at(-1));
    expect(promised.toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ['May - Oct', false, 'summer'],
    ['Απρίλιος έως Οκτώβριος', false, 'summer'],
    ['December to April', false, 'winter'],
    ['December to April', true, 'summer'],
  ])('a season between months: "%s", in the south: %s', (text, isSouthern, season) => {
    expect(promisesIn(text, concepts.thesaurus, isSouthern)).toContain(`says:levels:${season}`);
  });

  it.each([
    ['Fluent German is a must', 'german'],
    ['Inglês fluente', 'english'],
  ])('a language: "%s"', (text, language) => {
    expect(promisesIn(text, concepts.thesaurus)).toEqual([`says:skills:${language}`]);
  });
});

describe('titles', () => {
  it.each([
    ['Barman / Barmaid (nuit)', 'fact:nightShift'],
    ['Line Cook - Winter 26/27', 'season:winter'],
    ['Camp Managers (couple)', 'fact:couples'],
    ['AB / OS for expedition vessels', 'roles:deckhand'],
    ['Empregado de mesa no verão', 'season:summer'],
    ['Waiter - LIVE IN', 'fact:housing'],
    ['フロントスタッフ【寮完備】', 'fact:housing'],
    ['Spa Mgr', 'roles:spa manager'],
    ['スキーインストラクター', 'roles:ski instructor'],
    ['通訳ガイド', 'roles:tour guide'],
    ['EXEC CHEF', 'roles:executive chef'],
    ['Kabinensteward/ess', 'roles:cabin steward'],
    ['Front Office Mitarbeiter (m/w/d)', 'roles:receptionist'],
    ['Guest Relations Officer (Mandarin or Russian)', 'language:ru'],
    ['Auxiliar de sala / taquilla de museo', 'roles>museum staff'],
  ])('"%s" says %s', (title, expected) => {
    expect(statedIn(title)).toContain(expected);
  });

  it.each([
    ['On-call Banquet Server $25/hr', 'roles:human resources manager'],
    ['F/O Agent - immediate joiners', 'roles:maintenance technician'],
    ['F/O Agent - immediate joiners', 'roles:pilot'],
    ['Barista - full training given', 'roles:training manager'],
    ['HR Business Partner', 'fact:couples'],
    ['Italian Chef', 'language:it'],
    ['Demi Chef de Rang', 'roles>chef'],
    ['Cozinheiro em frutos do mar', 'roles:maintenance technician'],
    ['Auxiliar de sala / taquilla de museo', 'roles:waiter'],
    ['Pool & Beach F&B Attendant', 'roles:lifeguard'],
    ['Frühstückskraft ab 6 Uhr', 'roles:deckhand'],
    ['Koch mit Erfahrung', 'roles:management trainee'],
    ['Barista - weekdays only, no nights', 'fact:nightShift'],
  ])('"%s" does not say %s', (title, wrong) => {
    expect(statedIn(title)).not.toContain(wrong);
  });

  it('reads ranks as abbreviated, and pay per hour', () => {
    expect(wordsOf('Asst. Mgr £12 p/h, HR Supv')).toEqual(['assistant', 'manager', '12', 'hour', 'hr', 'supervisor']);
  });

  it('takes a skill that is the name of a language for one that is wanted', () => {
    expect(statedIn('Receptionist', { skills: ['German', 'Italian cuisine'] })).toContain('language:de');
    expect(statedIn('Receptionist', { skills: ['German', 'Italian cuisine'] })).not.toContain('language:it');
  });
});

describe('places', () => {
  const at = (location: string, country: string): string[] =>
    statedIn('', {
      location,
      country,
      isAbroad: (place) =>
        ['aruba', 'germany', 'netherlands', 'greece', 'jordan', 'oman'].includes(place) && place !== country,
    });

  it('are in regions of several countries, and in no other country that has a town of the name', () => {
    expect(at('Garmisch-Partenkirchen', 'germany')).toEqual(expect.arrayContaining(['places>alps', 'places>bavaria']));
    expect(at('Noord', 'germany')).not.toContain('places>aruba');
    expect(at('عمّان', 'jordan')).toContain('places:amman');
    expect(at('عمّان', 'jordan')).not.toContain('places:oman');
  });

  it('are those of the name as written: Hella is no form of Hellas', () => {
    expect(at('Hella', 'iceland')).toContain('places>iceland');
    expect(at('Hella', 'iceland')).not.toContain('places:greece');
  });

  it('are on the islands of their own group', () => {
    expect(at('Mykonos', 'greece')).toEqual(expect.arrayContaining(['places>cyclades', 'places>greek islands']));
    expect(at('Lefkada', 'greece')).not.toContain('places>cyclades');
  });
});

describe('pay in texts', () => {
  it.each([
    ['CDP £15.50 ph', ['pay:GBP:hour:15']],
    ['2.300 € netto im Monat', ['pay:EUR:month:23']],
    ['€36k and three free stays a year', ['pay:EUR:year:36']],
    ['AED 1,800 basic', ['pay:AED:month:18']],
    ['$180 a day', ['pay:$:day:18']],
    ['from Dec 18. $350/day all in', ['pay:$:day:35']],
    ['Start Dec 18 $350/day', ['pay:$:day:35']],
    ['2.500 € 13. Gehalt', ['pay:EUR:month:25']],
    ['US$ 1,750 all in', ['pay:USD:month:17']],
    ['€ 4,800 pm, 60 days leave', ['pay:EUR:month:48']],
    ['200 rooms, € 5 vouchers, 2026', []],
  ])('"%s"', (text, expected) => {
    expect(writtenPay(text)).toEqual(expected);
  });

  it('answers pay of at least an amount, in dollars of all countries', () => {
    const wanted = { amount: 15, currency: 'AUD', currencies: ['AUD'], period: 'hour' } as const;
    const found = writtenAtLeast(wanted);
    expect(found).toEqual(expect.arrayContaining(['pay:AUD:hour:15', 'pay:$:hour:30']));
    expect(found).not.toContain('pay:AUD:hour:14');
    expect(writtenAtLeast({ ...wanted, currencies: [] })).toEqual([]);
  });
});
