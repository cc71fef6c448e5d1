import { distance } from '#jobs/adapters/search/related/spelling.js';
import { Thesaurus } from '#jobs/adapters/search/related/thesaurus.js';
import { foldAccents } from '#shared/domain/text/folded-text.js';
import { searchWords, understand } from '#jobs/adapters/search/related/understanding.js';

const thesaurus = Thesaurus.load();
const terms = (search: string): string[] =>
  understand(searchWords(search), thesaurus).map(({ typed, kind }) => `${typed}: ${kind}`);

describe('understanding a search', () => {
  it.each([
    ["I'm looking for a job as a barman", ['barman: roles']],
    ['I am looking for work as a baker', ['baker: roles']],
    ['do you have any jobs for gardeners?', ['gardeners: roles']],
    ['any jobs as night receptionist', ['night receptionist: roles']],
    ['work on a yacht', ['work yacht: roles']],
    ['barista host', ['barista: roles', 'host: generic']],
    ['host chicago', ['host: roles', 'chicago: places']],
    ['level 3 nanny', ['level: word', '3: word', 'nanny: roles']],
    ['barcelona looking for thai chefs', ['barcelona: places', 'thai chefs: roles']],
    ['bell-hop (m/w/d) LHR', ['bell hop: roles', 'lhr: places']],
    ['suche Arbeit als Koch im Hotel mit Unterkunft', ['koch hotel: roles', 'unterkunft: levels']],
    ['je cherche un travail sur un bateau en Bretagne', ['bateau: sectors', 'bretagne: places']],
    ['je cherche un travail de serveur', ['serveur: roles']],
    ['busco trabajo, camarera de pisos', ['camarera de pisos: roles']],
    ['работа в Дубае официантом', ['дубае: places', 'официантом: roles']],
    ['шукаю роботу покоївкою в готелі', ['покоївкою: roles', 'готелі: sectors']],
    ['търся работа готвач', ['готвач: roles']],
    ['caut lucru bucătar în Germania', ['bucatar: roles', 'germania: places']],
    ['وظائف طباخ في السعودية', ['طباخ: roles', 'السعودية: places']],
    ['דרוש מלצר באילת', ['מלצר: roles', 'באילת: places']],
    ['lowongan kerja satpam Bali', ['satpam: roles', 'bali: places']],
    ['trabaho labandera Dubai', ['labandera: roles', 'dubai: places']],
    ['việc làm lễ tân khách sạn', ['lễ tân: roles', 'khách sạn: sectors']],
    ['naukri chowkidar Goa', ['chowkidar: roles', 'goa: places']],
    ['สมัครงาน แม่บ้าน ภูเก็ต', ['แม่บ้าน: roles', 'ภูเก็ต: places']],
    ['迪拜 酒店 厨师 招聘', ['迪拜: places', '酒店: sectors', '厨师: roles']],
    ['ハワイ ホテル フロント 求人', ['ハワイ: places', 'ホテル フロント: roles']],
    ['두바이 호텔 요리사 채용', ['두바이: places', '호텔: sectors', '요리사: roles']],
    ['three elves', ['elves: roles']],
    ['mit', ['mit: roles']],
    ['guests who come back every year', ['guests: word']],
  ])('splits "%s" into terms', (search, expected) => {
    expect(terms(search)).toEqual(expected.map(foldAccents));
  });

  it('keeps only the meaningful words of a long sentence', () => {
    const sentence =
      'Hello, I am 24 and I would like to find some work and get a new job near you as a waitress in Greece please';
    expect(terms(sentence)).toEqual(['24: word', 'waitress: roles', 'greece: places']);
  });

  it('finds a job by its first letters', () => {
    expect(thesaurus.findShort('adom').map(({ name }) => name)).toEqual(['marketing manager']);
    expect(thesaurus.findShort('zzz')).toEqual([]);
  });

  it('does not abbreviate activities', () => {
    expect(thesaurus.find(['work', 'hotel', 'office'])).not.toEqual([]);
    expect(thesaurus.findShort('who')).toEqual([]);
  });
});

describe('the distance between misspelled words', () => {
  it.each([
    ['decand', 'deckhand', 'demand'],
    ['shef', 'chef', 'shed'],
    ['resturant', 'restaurant', 'restraint'],
    ['recieve', 'receive', 'relieve'],
    ['garson', 'garcon', 'iron'],
    ['kruise', 'cruise', 'bruise'],
  ])('puts "%s" closer to "%s" than to "%s"', (typed, meant, other) => {
    expect(distance(meant, typed)).toBeLessThan(distance(other, typed));
  });
});
