import { listingOf } from '#integrations/adapters/feeds/mapping/listing-of.js';
import type { RawFields, RawListing } from '#integrations/adapters/feeds/raw-listing.js';
import { readFeed } from '#integrations/adapters/feeds/reading/read-feed.js';
import { gzipSync } from 'node:zlib';
import { FEED_LIMITS, reasonToStop, type FeedFormat } from '#integrations/domain/listing-import.js';

async function* inChunks(text: string | Buffer, size = 7): AsyncGenerator<Buffer, void> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
}

async function read(format: FeedFormat, text: string | Buffer, size?: number): Promise<RawFields[]> {
  const listings: RawListing[] = [];
  for await (const listing of readFeed(format, inChunks(text, size))) listings.push(listing);
  return listings.map(({ fields }) => fields);
}

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `name${index}`);

describe('reading a feed', () => {
  it('reads listings from XML, with CDATA, XML entities and lists', async () => {
    const xml = `<?xml version="1.0" encoding="UTF-8"?><source><publisher>ATS</publisher>
      <job><reference>A&amp;1</reference><title><![CDATA[Chef <de> partie]]></title>
        <skills><skill>Sauces</skill><skill>Fish</skill></skills></job>
      <job><reference>é🏖</reference></job></source>`;
    const records = await read('xml', xml, 1);
    expect(records).toMatchObject([
      { reference: 'A&1', title: 'Chef <de> partie', skills: { skill: ['Sauces', 'Fish'] } },
      { reference: 'é🏖' },
    ]);
  });

  it('reads listings from CSV, with every kind of quoting', async () => {
    const csv = '\ufeffreference,title,description\r\n1,"Chef, ""head""","Two\nlines"\r\n\r\n"2",Porter,\r\n';
    expect(await read('csv', csv)).toEqual([
      { reference: '1', title: 'Chef, "head"', description: 'Two\nlines' },
      { reference: '2', title: 'Porter', description: '' },
    ]);
  });

  it('reads listings from JSON, as a list or under "jobs"', async () => {
    const jobs = [{ reference: 7, title: 'Chef', skills: ['Fish'], source: { name: 'ATS' }, benefits: null }];
    expect(await read('json', JSON.stringify(jobs))).toEqual([
      { reference: '7', title: 'Chef', skills: ['Fish'], source: { name: 'ATS' } },
    ]);
    expect(await read('json', JSON.stringify({ jobs }))).toHaveLength(1);
  });

  const FACTS = {
    startsOn: '2030-05-01',
    housing: 'paid',
    housingCost: 250,
    meals: true,
    pets: false,
    shifts: ['day', 'split'],
    hiresIn: ['PT'],
    languages: [
      { code: 'en', level: 'B2', isRequired: true },
      { code: 'pt', level: null, isRequired: false },
    ],
  };

  it.each<[FeedFormat, string]>([
    ['json', JSON.stringify([{ reference: '1', facts: FACTS }])],
    ['json', JSON.stringify([{ reference: '1', ...FACTS }])],
    [
      'xml',
      `<jobs><job><reference>1</reference><facts><startsOn>2030-05-01</startsOn><housing>paid</housing>
        <housingCost>250</housingCost><meals>yes</meals><pets>no</pets><shifts><shift>day</shift><shift>split</shift></shifts>
        <hiresIn><country>PT</country></hiresIn><languages>
        <language><code>en</code><level>B2</level></language>
        <language><code>pt</code><isRequired>false</isRequired></language></languages></facts></job></jobs>`,
    ],
    [
      'csv',
      'reference,starts_on,housing,housing_cost,meals,pets,shifts,hires_in,languages\n1,2030-05-01,paid,250,true,0,day; split,PT,en B2; pt plus',
    ],
  ])('reads facts from %s', async (format, text) => {
    const [fields = {}] = await read(format, text);
    expect(listingOf({ fields }).form.facts).toEqual(FACTS);
  });

  it('distinguishes missing facts from empty ones', () => {
    expect(listingOf({ fields: { reference: '1' } }).form).not.toHaveProperty('facts');
    expect(listingOf({ fields: { reference: '1', meals: '', shifts: [] } }).form.facts).toEqual({});
  });

  it('passes invalid facts on for validation', () => {
    const fields = { meals: 'sometimes', hoursPerWeek: 'many', languages: 'Elvish; en superb' };
    const { facts } = listingOf({ fields }).form;
    expect(facts).toEqual({
      meals: 'sometimes',
      hoursPerWeek: -1,
      languages: [
        { code: 'elvish', level: null, isRequired: true },
        { code: 'en superb', level: null, isRequired: true },
      ],
    });
  });

  it.each<[string, FeedFormat, string | Buffer, string]>([
    ['entities', 'xml', '<!DOCTYPE a [<!ENTITY b "c">]><a><job>&b;</job></a>', 'document type'],
    ['unknown entities', 'xml', '<a><job><title>&b;</title></job></a>', 'not well-formed'],
    ['an unclosed element', 'xml', '<a><job>', 'not well-formed'],
    ['deep nesting', 'xml', '<a>'.repeat(1_000), 'nested too deeply'],
    ['a large element', 'xml', `<a><job><title>${'x'.repeat(1_000_000)}`, 'too large'],
    ['a large attribute', 'xml', `<a><job b="${'x'.repeat(1_000_000)}`, 'too large'],
    ['an unknown encoding', 'xml', '<?xml version="1.0" encoding="klingon"?><a/>', 'not known'],
    [
      'bytes that are not what they are declared to be',
      'xml',
      Buffer.from('<?xml version="1.0" encoding="utf-8"?><a>\xff</a>', 'latin1'),
      'UTF-8',
    ],
    ['a workbook', 'csv', Buffer.from('PK\x03\x04\x14\0', 'latin1'), 'Save the table as CSV'],
    ['bytes that are no text', 'csv', Buffer.from('reference,title\n1,\0\0\0\0', 'latin1'), 'not text'],
    ['damaged gzip', 'csv', Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 5]), 'damaged'],
    ['a bomb in gzip', 'csv', gzipSync(Buffer.alloc(70 * 1024 ** 2, 'a,b\n')), 'larger than 64 MB|at most'],
    ['an open quote', 'csv', 'reference,title\n1,"Chef', 'invalid'],
    ['a large record', 'csv', `reference\n"${'x'.repeat(1_000_000)}`, 'invalid'],
    [
      'many different elements',
      'xml',
      `<a><job>${names(50_000)
        .map((name) => `<${name}/>`)
        .join('')}`,
      'too large',
    ],
    ['many elements outside listings', 'xml', `<a>${'<b/>'.repeat(100_000)}`, 'too large'],
    ['many columns', 'csv', names(1_000).join(','), 'at most 200 columns'],
    [
      'many fields',
      'json',
      `[{${names(50_000)
        .map((name) => `"${name}":1`)
        .join(',')}}]`,
      'too large',
    ],
    ['a number as a listing', 'json', '[1]', 'must be an object'],
    ['a truncated list', 'json', '[{"reference":', 'invalid'],
    ['a string', 'json', '"jobs"', 'list'],
  ])('rejects %s in %s', async (_what, format, text, message) => {
    await expect(read(format, text, 65_536)).rejects.toThrow(new RegExp(message));
  });

  it('stops an endless feed at the limits', async () => {
    let sent = 0;
    async function* endless(text: string): AsyncGenerator<Buffer, void> {
      for (const chunk = Buffer.from(text); ; sent += chunk.length) yield await Promise.resolve(chunk);
    }
    const drain = async (text: string, format: FeedFormat) => {
      for await (const record of readFeed(format, endless(text))) void record;
    };
    await expect(drain('x'.repeat(65_536), 'xml')).rejects.toThrow('not well-formed');
    await expect(drain('1\n'.repeat(30_000), 'csv')).rejects.toThrow(`at most ${FEED_LIMITS.listings} listings`);
    sent = 0;
    await expect(drain(' '.repeat(1024 ** 2), 'json')).rejects.toThrow('too large');
    expect(sent).toBeLessThanOrEqual(2 * 1024 ** 2);
  });

  it('matches field names loosely, and distinguishes missing texts from invalid amounts', () => {
    const { reference, form, unread } = listingOf({
      fields: {
        Reference: ' 1 ',
        job_type: 'Full-time',
        'Min Salary': '28000',
        maxsalary: 'a lot',
        skills: 'Fish; Sauces;',
        unknown: 'x',
        empty: ' ',
      },
    });
    expect(unread).toEqual(['unknown']);
    expect([reference, form.jobType, form.minSalary, form.maxSalary]).toEqual(['1', 'full_time', 28_000, -1]);
    expect([form.skills, form.benefits]).toEqual([['Fish', 'Sauces'], null]);
  });

  it.each([
    [0, 0, true],
    [0, 10, true],
    [69, 100, true],
    [70, 100, false],
    [1, 0, false],
    [200, 100, false],
  ])('with %i listings after %i needs confirmation: %s', (received, known, needsConfirmation) =>
    expect(reasonToStop(received, known) !== undefined).toBe(needsConfirmation),
  );
});
