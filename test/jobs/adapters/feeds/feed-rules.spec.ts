import { readListings } from '#integrations/adapters/feeds/reading/read-feed.js';
import { FEEDS } from '#jobs/adapters/feeds/feed-formats.js';
import type { OpenListing } from '#jobs/application/ports/open-listings.js';
import { aJobForm, POSTED_AT } from '#test/support/mothers/job-mother.js';
import { elementsOf, readXml, textsOf, type XmlElement } from '#test/support/xml.js';

const SITE = { origin: 'https://jobs.test', contactEmail: 'help@jobs.test' };
const PLACES = [
  { name: 'Lisbon', region: null, country: 'PT' },
  { name: 'Porto', region: null, country: 'PT' },
];

function listing(changes: object = {}): OpenListing {
  const dates = { postedAt: POSTED_AT, approvedAt: POSTED_AT, closesAt: new Date('2030-01-01T00:00:00Z') };
  const pay = { payPeriod: 'month', currency: 'EUR', payBasis: 'gross' };
  return { ...aJobForm(), ...dates, ...pay, id: 12, facts: {}, places: PLACES, ...changes } as unknown as OpenListing;
}

function feedOf(name: string, job: OpenListing): string {
  const format = FEEDS.get(name);
  return format ? format.head(SITE.origin, POSTED_AT) + format.item(job, SITE) + format.foot : '';
}

async function* bytesOf(text: string): AsyncGenerator<Buffer, void> {
  yield await Promise.resolve(Buffer.from(text));
}

describe('the feed for Indeed', () => {
  it('has an entry for each place, with a reference of its own that the order of the places does not change', () => {
    const references = (places: object[]) =>
      elementsOf(readXml(feedOf('indeed', listing({ places }))), 'job').map((job) => [
        textsOf(job, 'city')[0],
        textsOf(job, 'referencenumber')[0],
      ]);
    expect(references(PLACES)).toEqual([
      ['Lisbon', '12'],
      ['Porto', '12-PT-porto'],
    ]);
    expect(references([...PLACES, { name: 'São Brás', region: null, country: 'PT' }])[2]).toEqual([
      'São Brás',
      '12-PT-são-brás',
    ]);
  });

  it('has its required elements, all in CDATA and without HTML entities', () => {
    const description = `${aJobForm().description} R&B & <b>"jazz"</b> &lt;script> &#39;`;
    const xml = feedOf('indeed', listing({ description, title: 'Cook & "Baker"' }));
    const [job] = elementsOf(readXml(xml), 'job');
    expect(job?.children.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'title',
        'date',
        'referencenumber',
        'requisitionid',
        'url',
        'company',
        'city',
        'country',
        'description',
      ]),
    );
    expect(xml).not.toMatch(/&(#|\w+;)/);
    const texts = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '').replace(/<[^<>]*>/g, '');
    expect(texts.trim()).toBe('');
    expect(textsOf(job ?? { name: '', text: '', attributes: {}, children: [] }, 'description')[0]).toContain(
      'R&B & < b>"jazz"< /b>',
    );
  });

  it('leaves out pay by season, which Indeed does not know', () => {
    expect(feedOf('indeed', listing({ payPeriod: 'season' }))).not.toContain('<salary>');
  });

  it('can be imported again', async () => {
    const read = [];
    for await (const one of readListings('xml', bytesOf(feedOf('indeed', listing())))) read.push(one);
    expect(read.map(({ reference, form }) => [reference, form.location])).toEqual([
      ['12', 'Lisbon, Portugal'],
      ['12-PT-porto', 'Porto, Portugal'],
    ]);
    const { title, company, jobType, category, experience, minSalary, maxSalary, description } = aJobForm();
    expect(read[0]?.form).toMatchObject({ title, company, jobType, category, experience, minSalary, maxSalary });
    expect(read[0]?.form).toMatchObject({
      payPeriod: 'month',
      currency: 'EUR',
      payBasis: 'gross',
      deadline: '2030-01-01',
    });
    expect(read[0]?.form.description).toContain(description);
  });
});

describe('the feed for LinkedIn', () => {
  it('leaves out pay by season, which LinkedIn does not know', () => {
    expect(feedOf('linkedin', listing({ payPeriod: 'season' }))).not.toContain('<salaries>');
  });
});

describe('the feed for Jooble', () => {
  it.each([
    ['2030-01-01T00:00:00Z', '31.12.2029'],
    ['2030-01-01T00:00:01Z', '01.01.2030'],
  ])('says the last day on which a listing is open that closes at %s', (closesAt, day) => {
    const feed = readXml(feedOf('jooble', listing({ closesAt: new Date(closesAt) })));
    expect(textsOf(feed, 'expire')).toEqual([day]);
  });
});

/** Each element with its text, such as `city: Lisbon`, and those with elements in them as lists. */
function contentOf({ name, text, children }: XmlElement): unknown {
  return children.length > 0 ? [name, ...children.map(contentOf)] : `${name}: ${text}`;
}

/** Every fact differs, so that none can stand for another. */
const WHOLE = {
  description: 'Welcome guests & smile.',
  approvedAt: new Date('2026-06-20T12:00:00Z'),
  experience: 'senior',
  places: [
    { name: 'Cascais', region: 'Lisbon District', country: 'PT' },
    { name: 'Ayamonte', region: 'Andalusia', country: 'ES' },
  ],
};
const ABROAD = {
  ...WHOLE,
  jobType: 'remote',
  location: 'Portugal, remote',
  places: null,
  minSalary: null,
  maxSalary: null,
  closesAt: null,
  experience: null,
  skills: [],
};

const SECTIONS =
  '<p><strong>Requirements</strong></p><p>Fluent English</p><p><strong>Responsibilities</strong></p><p>Reception</p>' +
  '<p><strong>Benefits</strong></p><p>Meals and a room</p>';
const [RAW, ESCAPED] = ['&', '&amp;'].map((and) => `description: <p>Welcome guests ${and} smile.</p>${SECTIONS}`);
const LINK = 'https://jobs.test/jobs/12?from=feed';
const POSTED = '2026-06-15T12:00:00.000Z';
const ON_INDEED = ['company: Seaside Hotels', 'sourcename: Seaside Hotels'];

const indeedJob = (reference: string, city: string, state: string, country: string) => [
  'job',
  'title: Front Desk Agent',
  `date: ${POSTED}`,
  `referencenumber: ${reference}`,
  'requisitionid: 12',
  `url: ${LINK}`,
  ...ON_INDEED,
  `city: ${city}`,
  `state: ${state}`,
  `country: ${country}`,
  RAW,
  'salary: EUR 28000 - 32000 per month gross',
  'jobtype: fulltime',
  'category: hotels',
  'experience: senior',
  'expirationdate: 2030-01-01T00:00:00.000Z',
];

const end = (name: string, amount: number) => [name, `amount: ${amount}`, 'currencyCode: EUR'];

it.each([
  [
    'indeed',
    WHOLE,
    [
      'source',
      'publisher: Wayfare',
      'publisherurl: https://jobs.test',
      'lastBuildDate: Mon, 15 Jun 2026 12:00:00 GMT',
      indeedJob('12', 'Cascais', 'Lisbon District', 'PT'),
      indeedJob('12-ES-ayamonte', 'Ayamonte', 'Andalusia', 'ES'),
    ],
  ],
  [
    'jooble',
    WHOLE,
    [
      'jobs',
      [
        'job',
        `link: ${LINK}`,
        'name: Front Desk Agent',
        'region: Lisbon, Portugal',
        'country: PT',
        ESCAPED,
        'company: Seaside Hotels',
        'salary: EUR 28000 - 32000 per month gross',
        'pubdate: 15.06.2026',
        'updated: 20.06.2026',
        'expire: 31.12.2029',
        'jobtype: full-time',
      ],
    ],
  ],
  [
    'linkedin',
    WHOLE,
    [
      'source',
      'lastBuildDate: Mon, 15 Jun 2026 12:00:00 GMT',
      'publisherUrl: https://jobs.test',
      'publisher: Wayfare',
      [
        'job',
        'partnerJobId: 12',
        'company: Seaside Hotels',
        'title: Front Desk Agent',
        ESCAPED,
        `applyUrl: ${LINK}`,
        'posterEmail: help@jobs.test',
        'location: Lisbon, Portugal',
        'city: Cascais',
        'state: Lisbon District',
        'country: PT',
        ['alternateLocations', 'alternateLocation: Ayamonte, Andalusia, ES'],
        'experienceLevel: MID_SENIOR_LEVEL',
        'jobtype: FULL_TIME',
        `listDate: ${POSTED}`,
        'expirationDate: 2030-01-01T00:00:00.000Z',
        ['skills', 'skill: Opera PMS', 'skill: English'],
        ['salaries', ['salary', end('highEnd', 32_000), end('lowEnd', 28_000), 'period: MONTHLY', 'type: BASE_SALARY']],
      ],
    ],
  ],
  [
    'linkedin',
    ABROAD,
    [
      'source',
      'lastBuildDate: Mon, 15 Jun 2026 12:00:00 GMT',
      'publisherUrl: https://jobs.test',
      'publisher: Wayfare',
      [
        'job',
        'partnerJobId: 12',
        'company: Seaside Hotels',
        'title: Front Desk Agent',
        ESCAPED,
        `applyUrl: ${LINK}`,
        'posterEmail: help@jobs.test',
        'location: Portugal, remote',
        'country: PT',
        'workplaceTypes: Remote',
        `listDate: ${POSTED}`,
      ],
    ],
  ],
])('the feed for %s has every element of a listing', (name, changes, content) => {
  expect(contentOf(readXml(feedOf(name, listing(changes))))).toEqual(content);
});
