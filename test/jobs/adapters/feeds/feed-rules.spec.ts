import { readListings } from '#integrations/adapters/feeds/reading/read-feed.js';
import { FEEDS } from '#jobs/adapters/feeds/feed-formats.js';
import type { OpenListing } from '#jobs/application/ports/open-listings.js';
import { aJobForm, POSTED_AT } from '#test/support/mothers/job-mother.js';
import { elementsOf, readXml, textsOf } from '#test/support/xml.js';

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
  it('has its mandatory elements, with the contact address as the poster', () => {
    const [job] = elementsOf(readXml(feedOf('linkedin', listing())), 'job');
    const texts = Object.fromEntries((job?.children ?? []).map(({ name, text }) => [name, text]));
    expect(texts).toMatchObject({ partnerJobId: '12', company: 'Seaside Hotels', posterEmail: 'help@jobs.test' });
    expect(texts['description']?.length).toBeGreaterThanOrEqual(100);
    expect(texts['applyUrl']).toMatch(/^https:/);
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
