import { isMisplaced, understand } from '#search/domain/understanding/understanding.js';
import { loadThesaurus } from '#search/adapters/thesaurus-files.js';
import type { Lookup } from '#search/domain/understanding/wants.js';
import { foldAccents } from '#shared/domain/text/folded-text.js';

const thesaurus = loadThesaurus();

/** A board with a few words in its listings, and no dictionary of places but the thesaurus. */
const LOOKUP: Lookup = {
  knows: (word) => ['halloween', 'level', 'guests'].includes(word),
  withPart: () => [],
  containing: () => [],
  ending: () => [],
  begins: (word) => ['concierge', 'kayak'].some((one) => one.startsWith(word)),
  corrected: (word) => new Map([['recepcionist', 'receptionist']]).get(word),
  place: (name) =>
    name === 'kaya' ? { lexeme: 'place:2359608', label: 'Kaya, Burkina Faso', isGuess: true } : undefined,
};

const wants = (keywords: string, location = '') => understand({ keywords, location }, thesaurus, LOOKUP);
const terms = (search: string): string[] => wants(search).map(({ typed, kind }) => foldAccents(`${typed}: ${kind}`));

describe('understanding a search', () => {
  it.each([
    ["I'm looking for a job as a barman", ['barman: role']],
    ['I am looking for work as a baker', ['baker: role']],
    ['do you have any jobs for gardeners?', ['gardeners: role']],
    ['any jobs as night receptionist', ['night receptionist: role']],
    ['work on a yacht', ['work yacht: role']],
    ['barista host', ['barista: role', 'host: role']],
    ['host chicago', ['host: role', 'chicago: place']],
    ['student job dubai', ['student job: condition', 'dubai: place']],
    ['weekend job for students', ['weekend job students: condition']],
    ['hotel engineering department', ['hotel: role', 'engineering department: role']],
    ['chef -pastry', ['chef: role', 'pastry: exclusion']],
    ['manager -hotel jobs', ['manager: word', 'hotel: exclusion']],
    ['level 3 nanny', ['level: word', '3: word', 'nanny: role']],
    ['barcelona looking for thai chefs', ['barcelona: place', 'thai chefs: role']],
    ['bell-hop (m/w/d) LHR', ['bell hop: role', 'lhr: place']],
    ['suche Arbeit als Koch im Hotel mit Unterkunft', ['koch hotel: role', 'mit unterkunft: condition']],
    ['je cherche un travail sur un bateau en Bretagne', ['bateau: role', 'bretagne: place']],
    ['je cherche un travail de serveur', ['serveur: role']],
    ['busco trabajo, camarera de pisos', ['camarera de pisos: role']],
    ['работа в Дубае официантом', ['дубае: place', 'официантом: role']],
    ['шукаю роботу покоївкою в готелі', ['покоївкою: role', 'готелі: role']],
    ['търся работа готвач', ['готвач: role']],
    ['caut lucru bucătar în Germania', ['bucatar: role', 'germania: place']],
    ['وظائف طباخ في السعودية', ['طباخ: role', 'السعودية: place']],
    ['דרוש מלצר באילת', ['מלצר: role', 'באילת: place']],
    ['lowongan kerja satpam Bali', ['satpam: role', 'bali: place']],
    ['trabaho sa hotel', ['hotel: role']],
    ['chef £30k', ['chef: role', '£30k: condition']],
    ['trabaho labandera Dubai', ['labandera: role', 'dubai: place']],
    ['việc làm lễ tân khách sạn', ['lễ tân: role', 'khách sạn: role']],
    ['naukri chowkidar Goa', ['chowkidar: role', 'goa: place']],
    ['สมัครงาน แม่บ้าน ภูเก็ต', ['แม่บ้าน: role', 'ภูเก็ต: place']],
    ['迪拜 酒店 厨师 招聘', ['迪拜: place', '酒店: role', '厨师: role']],
    ['ハワイ ホテル フロント 求人', ['ハワイ: place', 'ホテル フロント: role']],
    ['두바이 호텔 요리사 채용', ['두바이: place', '호텔: role', '요리사: role']],
    ['waitress with a room in spain', ['waitress: role', 'room: condition', 'spain: place']],
    ['chef, food and accommodation included', ['chef: role', 'food: condition', 'accommodation included: condition']],
    ['room attendant', ['room attendant: role']],
    ['Rezeption keine Nachtschicht', ['rezeption: role', 'nachtschicht: exclusion']],
    ['厨师 包吃住', ['厨师: role', '包吃住: condition']],
    ['live-in housekeeper', ['live: condition', 'housekeeper: role']],
    ['three elves', ['elves: word']],
    ['mit', ['mit: role']],
    ['guests who come back every year', ['guests: word']],
    ['poste de chef pâtissier au Québec', ['chef pâtissier: role', 'québec: place']],
    ['quero trabalhar como garçom no Algarve', ['garçom: role', 'algarve: place']],
    ['camareira no Rio de Janeiro', ['camareira: role', 'rio de janeiro: place']],
    ['waiter no nights', ['waiter: role', 'nights: exclusion']],
    ['rev mgr', ['rev mgr: role']],
    ['Hausmeister mit Wohnung', ['hausmeister: role', 'wohnung: condition']],
    ['starts in april', ['april: condition']],
    ['waiter weekly pay', ['waiter: role', 'weekly pay: condition']],
    ['rotation 2:2', ['rotation 2 2: role']],
    ['job without knowing the language', ['without knowing language: role']],
    ['permanent contract France', ['permanent contract: condition', 'france: place']],
    ['praca na statku', ['na statku: role']],
  ])('splits "%s" into what it asks for', (search, expected) => {
    expect(terms(search)).toEqual(expected.map(foldAccents));
  });

  it.each([
    ['chef near faro', ''],
    ['chef in der Nähe von Faro', ''],
    ['chef faro area', ''],
    ['chef', 'near Faro'],
    ['chef', 'Faro area'],
  ])('takes "%s" "%s" for all around the place', (keywords, location) => {
    const asked = wants(keywords, location).map(({ kind, isAround }) => [kind, isAround ?? false]);
    expect(asked).toEqual([
      ['role', false],
      ['place', true],
    ]);
  });

  it.each(['chef faro', 'chef near the beach'])('"%s" is around no place', (search) => {
    expect(wants(search).some(({ isAround }) => isAround)).toBe(false);
  });

  it.each([
    ['M1 2BN', 'Manchester'],
    ['EH6', 'Edinburgh'],
    ['sw1a 1aa', 'London'],
  ])('knows the town of a British postcode: %s', (location, town) => {
    expect(wants('', location)).toMatchObject([{ kind: 'place', label: town, isAround: true }]);
  });

  it.each(['M1 2BNX', 'EHH6', '4021'])('takes no other code for a postcode: %s', (location) => {
    expect(wants('', location).some(({ isAround }) => isAround)).toBe(false);
  });

  it('prefers what states the opposite of what must not be', () => {
    expect(wants('waiter no evenings').at(-1)?.prefers).toBe("'fact:dayShift'");
    expect(wants('waiter no weekends').at(-1)?.prefers).toBe("'says:levels:monday to friday'");
    expect(wants('waiter not dubai').at(-1)?.prefers ?? null).toBeNull();
  });

  it('excludes a kind of employer by its company and category, and a job by its title only', () => {
    const excluded = (search: string): unknown => wants(search).at(-1)?.ways.text;
    expect(excluded('waiter not cruise')).toMatch(/^!.*'sectors:cruise'/);
    expect(excluded('chef -sushi')).not.toContain("'+sushi'");
    expect(excluded('ski job not instructor')).toMatch(/^!.*'roles>sports and outdoor instructor'/);
  });

  it('names in one word what two conditions say', () => {
    const [want] = wants('bed and board');
    expect(want?.ways.akin).toBe("('fact:housing' & 'fact:meals')");
  });

  it('takes what a text says of experience before a level, and a fact before a text', () => {
    const ways = (search: string) => wants(search)[0]?.ways;
    expect(ways('no experience')).toMatchObject({
      akin: "'says:levels:entry level'",
      text: "('level:entry' | 'says:levels:entry level')",
    });
    expect(ways('tips')).toMatchObject({ akin: "'fact:tips'", native: "('fact:tips' | 'says:levels:tips')" });
  });

  it('finds a certificate by its typed name before others that lead to the same jobs', () => {
    const [want] = wants('seamans book');
    expect(want?.ways.native).not.toContain('stcw');
    expect(want?.ways.wider).toContain("'skills:stcw'");
  });

  it('excludes a certificate wherever it stands', () => {
    expect(wants('yacht without stcw').at(-1)?.ways.text).toMatch(/^!.*'says:skills:stcw'/);
  });

  it('takes a single word of another job for no name: a demi chef de rang is no chef', () => {
    expect(wants('chef')[0]?.ways.wider).not.toContain("'^chef'");
    expect(wants('guides')[0]?.ways.wider).toContain("'^guid'");
  });

  it.each([
    ['30 dollars an hour sydney', 'AUD'],
    ['$30 an hour canada', 'CAD'],
    ['£30 an hour canada', 'GBP'],
    ['$30 an hour', 'USD'],
  ])('reads dollars in the money of the place: "%s"', (search, currency) => {
    expect(wants(search).find(({ pay }) => pay)?.pay?.currency).toBe(currency);
  });

  it.each([
    ['ab 4000 Franken', { amount: 4000, currency: 'CHF', period: 'month' }],
    ['chef from €2,500', { amount: 2500, currency: 'EUR', period: 'month' }],
    ['waiter 15 euro', { amount: 15, currency: 'EUR', period: 'hour' }],
    ['skipper 200 eur', { amount: 200, currency: 'EUR', period: 'day' }],
    ['manager £45000', { amount: 45000, currency: 'GBP', period: 'year' }],
    ['€18 per hour', { amount: 18, currency: 'EUR', period: 'hour' }],
  ])('reads what people of the trade earn in that time: "%s"', (search, pay) => {
    expect(wants(search).find((want) => want.pay)?.pay).toMatchObject(pay);
  });

  it.each(['eurocamp 4000', 'room 101 europe', '4 star hotel'])('reads no pay from "%s"', (search) => {
    expect(wants(search).filter(({ pay }) => pay)).toEqual([]);
  });

  it('rules out a language, not its country: "no Czech"', () => {
    expect(wants('praha job no czech').map(({ ways }) => ways.name)).toContainEqual(
      expect.stringContaining("'language:cs'"),
    );
    expect(wants('czech jobs').map(({ kind }) => kind)).toEqual(['place']);
  });

  it('takes the beginning of a word for no distant town', () => {
    expect(wants('kaya gui')[0]).toMatchObject({ kind: 'word', typed: 'kaya' });
  });

  it('puts what titles say of a condition first, without the words around it', () => {
    expect(wants('job for couples')[0]?.ways.title).toContain("'^coupl'");
    expect(wants('job for couples')[0]?.ways.title).not.toContain("'^job'");
  });

  it('puts the brand that is asked for before others of its kind', () => {
    expect(wants('opera pms')[0]?.ways.akin).toBe("'+opera'");
  });

  it.each([
    ['ski instrutor', 'instrutor', ['ski'], true],
    ['ski instructor', 'instructor', ['ski'], false],
    ['sioux chef', 'sioux', ['chef'], true],
    ['halloween chef', 'halloween', ['chef'], false],
  ])('knows whether a word is out of place: "%s"', (_search, word, neighbors, expected) => {
    expect(isMisplaced(word, neighbors, thesaurus, LOOKUP)).toBe(expected);
  });

  it('takes names in the typed order before those of the same words', () => {
    const named = (keywords: string): string[] => wants(keywords)[0]?.groups.map(({ name }) => name) ?? [];
    expect(named('in-room dining attendant')).toEqual(['room service attendant']);
    expect(named('dining room attendant')).not.toContain('room service attendant');
  });

  it.each(['jobs', 'Any work', 'trabajo'])('asks for all jobs at a place: "%s"', (keywords) => {
    expect(wants(keywords, 'Berlin').map(({ kind, label }) => [kind, label])).toEqual([['place', 'Berlin']]);
    expect(wants(keywords)).not.toEqual([]);
  });

  it('keeps only the meaningful words of a long sentence', () => {
    const sentence =
      'Hello, I am 24 and I would like to find some work and get a new job near you as a waitress in Greece please';
    expect(terms(sentence)).toEqual(['24: word', 'waitress: role', 'greece: place']);
  });

  it.each(['1', '1,', '1.5,', 'f ', '"a" '])(
    'reads a text of nothing but "%s" in time, with at most 12 wants',
    (part) => {
      const [text, start] = [part.repeat(20_000 / part.length), performance.now()];
      expect(wants(text).length).toBeLessThanOrEqual(12);
      expect(performance.now() - start).toBeLessThan(2_000);
    },
  );

  it('finds a job by its first letters', () => {
    expect(thesaurus.findShort('adom').map(({ name }) => name)).toEqual(['marketing manager']);
    expect(thesaurus.findShort('zzz')).toEqual([]);
  });

  it('does not abbreviate activities', () => {
    expect(thesaurus.find(['work', 'hotel', 'office'])).not.toEqual([]);
    expect(thesaurus.findShort('who')).toEqual([]);
  });
});
