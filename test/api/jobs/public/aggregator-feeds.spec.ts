import { gunzipSync } from 'node:zlib';
import { Database } from '#platform/postgres/database.js';
import { HOSTILE } from '../../../support/hostile-text.js';
import { JobBoard } from '../../../support/mothers/job-board.js';
import { elementsOf, readXml, textsOf, type XmlElement } from '../../../support/xml.js';

const ORIGIN = 'https://jobs.test';

/** The element that holds the stable reference of a listing. */
const REFERENCES = { indeed: 'referencenumber', linkedin: 'partnerJobId' } as const;

describe('feeds for aggregators', () => {
  const board = JobBoard.forTests({ PUBLIC_URL: ORIGIN });

  const read = async (name: string): Promise<XmlElement[]> => {
    const { status, headers, body } = await board.visitor.get<string>(`/feeds/${name}.xml`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    return elementsOf(readXml(body), 'job');
  };
  const fieldsOf = (job: XmlElement): Record<string, string> =>
    Object.fromEntries(job.children.map(({ name, text }) => [name, text]));
  const lastIn = async (name: string): Promise<Record<string, string>> =>
    fieldsOf((await read(name)).at(-1) as XmlElement);

  it.each(['indeed', 'jooble', 'linkedin'])('contain exactly the open listings, by id (%s)', async (name) => {
    const [first, , last] = [await board.approved(), await board.pending(), await board.approved()];
    await board.closed();
    await board.archived();
    const references = async () => {
      const jobs = await read(name);
      return name === 'jooble'
        ? jobs.map(({ attributes }) => attributes['id'])
        : jobs.map((job) => textsOf(job, REFERENCES[name as keyof typeof REFERENCES])[0]);
    };
    const open = await references();
    expect(open.slice(-2)).toEqual([String(first.id), String(last.id)]);
    await board.owner.put(`/api/jobs/${last.id}/archive`, { archive: true });
    expect(await references()).toEqual(open.slice(0, -1));
  });

  it('contain only what the employer entered', async () => {
    const { id } = await board.approved({ currency: 'EUR', payPeriod: 'month', minSalary: 2_000, maxSalary: 2_500 });
    expect(await lastIn('indeed')).toMatchObject({
      url: `${ORIGIN}/jobs/${id}?from=feed`,
      city: 'Lisbon',
      country: 'PT',
      salary: 'EUR 2000 - 2500 per month',
      jobtype: 'fulltime',
    });
    const approvedAt = new Date('2026-03-09T12:00:00Z');
    await board.server.app.get(Database).query('update job set approved_at = $2 where id = $1', [id, approvedAt]);
    expect(await lastIn('jooble')).toMatchObject({
      region: 'Lisbon, Portugal',
      country: 'PT',
      updated: '09.03.2026',
      jobtype: 'full-time',
    });
    const job = (await read('linkedin')).at(-1) as XmlElement;
    expect(fieldsOf(job)).toMatchObject({
      applyUrl: `${ORIGIN}/jobs/${id}?from=feed`,
      country: 'PT',
      jobtype: 'FULL_TIME',
    });
    expect(textsOf(job, 'amount')).toEqual(['2500', '2000']);
    expect(textsOf(job, 'currencyCode')).toEqual(['EUR', 'EUR']);

    await board.approved({ minSalary: null, maxSalary: null, salary: 'Tips and a room', location: 'Anywhere at sea' });
    const vague = await lastIn('indeed');
    expect(vague).toMatchObject({ salary: 'Tips and a room', city: 'Anywhere at sea' });
    expect(Object.keys(vague)).not.toContain('country');
    expect(Object.keys(await lastIn('linkedin'))).not.toContain('salaries');
  });

  it.each(['indeed', 'jooble', 'linkedin'])('stay well-formed for any text (%s)', async (name) => {
    const { title } = await board.approved({ title: `Cook ${HOSTILE}`, description: `]]> ${HOSTILE} `.repeat(5) });
    const text = await lastIn(name);
    expect(text[name === 'jooble' ? 'name' : 'title']).toBe(String(title));
    // The description is HTML, with the employer's markup escaped; Indeed accepts no entities.
    const script = name === 'indeed' ? '< script>alert(1)' : '&lt;script&gt;alert(1)';
    expect(text['description']).toContain(script);
  });

  it('return 304 until something changes, and only headers for HEAD', async () => {
    const { headers } = await board.visitor.get('/feeds/indeed.xml');
    const known = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    expect((await board.visitor.get('/feeds/indeed.xml', known)).status).toBe(304);
    // Another format is another document.
    expect((await board.visitor.get('/feeds/linkedin.xml', known)).status).toBe(200);
    const head = await board.visitor.request('HEAD', '/feeds/indeed.xml');
    expect([head.status, head.headers.get('etag'), head.body]).toEqual([200, headers.get('etag'), '']);
    await board.approved();
    expect((await board.visitor.get('/feeds/indeed.xml', known)).status).toBe(200);
  });

  it('are compressed on request, and return 404 for unknown names', async () => {
    const { hostname, port } = new URL(board.visitor.address);
    const { get } = await import('node:http');
    const compressed = await new Promise<Buffer>((resolve, reject) => {
      const headers = { 'accept-encoding': 'gzip' };
      get({ hostname, port, path: '/feeds/linkedin.xml', headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part)).once('end', () => resolve(Buffer.concat(parts)));
      }).once('error', reject);
    });
    expect(readXml(gunzipSync(compressed).toString()).name).toBe('source');
    expect((await board.visitor.get('/feeds/other.xml')).status).toBe(404);
  });
});
