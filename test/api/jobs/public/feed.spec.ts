import { HOSTILE } from '../../../support/hostile-text.js';
import { JobBoard } from '../../../support/mothers/job-board.js';
import { elementsOf, readXml, textsOf, type XmlElement } from '../../../support/xml.js';

describe('the RSS feed', () => {
  const board = JobBoard.forTests({ PUBLIC_URL: 'https://jobs.test' });

  const read = async () => {
    const answer = await board.visitor.get<string>('/jobs.rss');
    return { ...answer, feed: readXml(answer.body) };
  };
  const items = async (): Promise<XmlElement[]> => elementsOf((await read()).feed, 'item');
  const first = async (name: string): Promise<string | undefined> => {
    const [item] = await items();
    return item && textsOf(item, name)[0];
  };

  it('is RSS 2.0, newest first', async () => {
    const older = await board.approved();
    const newer = await board.approved({ title: 'Ship Purser' });
    const { status, headers, feed } = await read();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(feed).toMatchObject({ name: 'rss', attributes: { version: '2.0' } });
    expect(elementsOf(feed, 'atom:link')[0]?.attributes).toMatchObject({
      href: 'https://jobs.test/jobs.rss',
      rel: 'self',
    });
    const links = (await items()).map((item) => textsOf(item, 'link')[0]);
    expect(links.slice(0, 2)).toEqual([
      `https://jobs.test/jobs/${newer.id}?from=feed`,
      `https://jobs.test/jobs/${older.id}?from=feed`,
    ]);
    expect(await first('title')).toBe('Ship Purser at Seaside Hotels, Lisbon, Portugal');
    expect(await first('guid')).toBe(`https://jobs.test/jobs/${newer.id}`);
    expect(await first('pubDate')).toBe(new Date(String(newer['postedAt'])).toUTCString());
  });

  it('contains exactly the open listings', async () => {
    const { id } = await board.pending({ title: 'Deck Cadet' });
    const isThere = async () =>
      (await items()).some((item) => textsOf(item, 'link').includes(`https://jobs.test/jobs/${id}?from=feed`));
    expect(await isThere()).toBe(false);
    await board.admin.put(`/api/jobs/${id}/approve`);
    expect(await isThere()).toBe(true);
    await board.owner.put(`/api/jobs/${id}/archive`, { archive: true });
    expect(await isThere()).toBe(false);
  });

  it('stays well-formed for any text', async () => {
    const { title } = await board.approved({ title: `Cook ${HOSTILE}`, description: `${HOSTILE} `.repeat(5) });
    expect(await first('title')).toBe(`${String(title)} at Seaside Hotels, Lisbon, Portugal`);
    // Feed readers parse the description as HTML, so its markup is escaped.
    expect(await first('description')).toContain('&lt;script&gt;alert(1)');
  });

  it('contains at most fifty listings, and cuts long texts at a word boundary', async () => {
    await board.approved({ description: 'Waves '.repeat(100) });
    expect(await first('description')).toMatch(/^(Waves )+Waves…$/);
    for (let count = 0; count < 50; count += 1) await board.approved();
    expect(await items()).toHaveLength(50);
  });
});
