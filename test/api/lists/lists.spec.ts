import { ListSite } from '../../support/lists/list-site.js';
import type { Filter, FilteredList } from '../../support/lists/filtered-list.js';
import { ORDERS, pagesOf, walk, withQuery, type Placed } from '../../support/lists/paged-list.js';
import { sampleOf } from '../../support/sample.js';
import { FILTERED_LISTS } from './filtered-lists.js';
import { PAGED_LISTS } from './paged-lists.js';

const LIMIT = 2;

/** Hours before now. Neighbors share a time, and neither the times nor the ids are in order, within pages or across. */
const HOURS = [2, 1, 2, 3, 2];

const timeOf = (hours: number): Date => new Date(Date.UTC(2026, 5, 15, 12) - hours * 3_600_000);

type Operation = { readonly parameters?: readonly { readonly name: string; readonly in: string }[] };
type Document = { readonly paths: Record<string, { readonly get?: Operation }> };

describe('lists', () => {
  let site: ListSite;
  beforeAll(async () => {
    site = await ListSite.start();
  });
  afterAll(() => site.stop());

  const lists = PAGED_LISTS.map((list) => [`${list.route} ${list.on ?? ''}`.trim(), list] as const);
  /** Without lists that differ from another one only in their order or filters. */
  const routes = lists.filter(
    ([, { route, caller }], n) => lists.findIndex(([, one]) => one.route === route && one.caller === caller) === n,
  );

  /** What has changed since a cursor, for programs: no list with pages and a total. */
  const CHANGES = new Set(['/api/employer/applications']);

  /** The query parameters of all paged lists, by route. */
  async function documented(): Promise<Record<string, string[]>> {
    const { body } = await site.as('visitor').get<Document>('/api/openapi.json');
    const queries = Object.entries(body.paths).map(([path, { get }]) => {
      const query = get?.parameters?.filter((parameter) => parameter.in === 'query') ?? [];
      return [path, query.map(({ name }) => name).sort()] as const;
    });
    return Object.fromEntries(queries.filter(([path, names]) => names.includes('cursor') && !CHANGES.has(path)));
  }

  it('have a row each, and one for the filters that they document', async () => {
    const paged = await documented();
    const tabled = PAGED_LISTS.map(({ route }) => route);
    expect(tabled.filter((route, index) => tabled.indexOf(route) === index).sort()).toEqual(Object.keys(paged).sort());
    const filtered = Object.entries(paged).filter(([, names]) => names.length > 2);
    expect(FILTERED_LISTS.map(({ route }) => route).sort()).toEqual(filtered.map(([route]) => route).sort());
  });

  it.each(lists)('%s: is complete, without repetitions and in order at every border of a page', async (_name, list) => {
    const { path, add, remove } = await list.open(site);
    const limited = withQuery(path, { limit: String(LIMIT) });
    const records: Placed[] = [];
    expect(await walk(site, list, limited)).toEqual(pagesOf(list, [], LIMIT));
    let lastLink: string | undefined;
    for (const hours of HOURS.slice(0, 2 * LIMIT + 1)) {
      const [id = 0] = await add([timeOf(hours)]);
      records.push({ id, at: timeOf(hours) });
      const walked = await walk(site, list, limited);
      lastLink = walked.lastLink;
      expect({ pages: walked.pages, totals: walked.totals }).toEqual(pagesOf(list, records, LIMIT));
    }
    // The page after the last record is empty.
    const last = pagesOf(list, records, 1).pages.at(-1)?.[0] ?? 0;
    await remove(last);
    expect(await walk(site, list, lastLink ?? '')).toEqual({ pages: [[]], totals: [String(2 * LIMIT)] });
  });

  it.each(routes)('%s: has pages of its own length without a limit', async (_name, list) => {
    const { path, add } = await list.open(site);
    const times = Array.from({ length: list.pageSize + 1 }, (_, index) => timeOf((index * 7) % 5));
    const ids = await add(times);
    const records = ids.map((id, index) => ({ id, at: times[index] ?? new Date() }));
    const { pages, totals } = await walk(site, list, path);
    expect({ pages, totals }).toEqual(pagesOf(list, records, list.pageSize));
  });

  it.each(routes)('%s: refuses other limits and cursors', async (_name, list) => {
    const { path } = await list.open(site);
    const refused = { limit: ['0', '-1', '1.5', '101', 'x'], cursor: ['x', 'W10', 'WyJhIiwiYiIsMV0', 'WzEsMiwzLDRd'] };
    for (const [name, values] of Object.entries(refused))
      for (const value of values) {
        const { status } = await site.as(list.caller).get(withQuery(path, { [name]: value }));
        expect([name, value, status]).toEqual([name, value, 400]);
      }
    expect((await site.as(list.caller).get(withQuery(path, { limit: '100' }))).status).toBe(200);
  });

  describe.each(FILTERED_LISTS.map((list) => [list.route, list] as const))('%s', (_route, list) => {
    let filters: readonly Filter<Placed>[];
    beforeAll(async () => {
      filters = await list.fill(site);
    });

    it('has a filter for each documented parameter', async () => {
      const { [list.route]: names = [] } = await documented();
      const known = [...filters.map(({ name }) => name), ...(list.others ?? []), 'limit', 'cursor'].sort();
      expect(known.filter((name, index) => known.indexOf(name) === index)).toEqual(names);
    });

    it('answers each filter, and two together, with the records that pass', async () => {
      const firsts = filters.filter((one, n) => filters.findIndex(({ name }) => name === one.name) === n);
      const pairs = firsts.flatMap((one) => firsts.map((other) => [one, other] as const));
      for (const filter of filters) await expectAnswer([filter]);
      const different = pairs.filter(([one, other]) => one.name < other.name);
      for (const pair of sampleOf(different, 5)) await expectAnswer(pair);
    });

    it('answers values that no record has', async () => {
      const answers = await Promise.all(
        list.unknown.map(async ([name, value]) => {
          const path = withQuery(pathOf(list), { [name]: value });
          const { status, body } = await site.as(list.caller).get<unknown[]>(path);
          return [name, value, status, status === 200 ? body : 'refused'];
        }),
      );
      expect(answers).toEqual(list.unknown.map((row) => [...row, row[2] === 200 ? [] : 'refused']));
    });

    async function expectAnswer(chosen: readonly Filter<Placed>[]): Promise<void> {
      const query = Object.fromEntries(chosen.map(({ name, value }) => [name, value]));
      const passing = async (): Promise<Placed[]> =>
        (await list.records(site)).filter((record) => chosen.every(({ passes }) => passes(record)));
      requireTelling(chosen, await list.records(site));
      const records = await passing();
      const path = withQuery(pathOf(list), { ...query, limit: '100' });
      const { pages, totals } = await walk(site, list, path);
      const [cells, count] = [await exported(site, list, query), await counted(site, list, query)];
      // An export of the audit log contains its own entry.
      const sorted = (await passing()).toSorted(ORDERS[list.order]);
      expect({ query, pages, totals, cells, count }).toEqual({
        query,
        ...pagesOf(list, records, 100),
        cells: list.csv && sorted.map(list.csv.cell),
        count: list.counted && records.length,
      });
    }
  });
});

function pathOf({ route, path, base = '' }: FilteredList): string {
  return `${path?.() ?? route}${base}`;
}

type Query = Readonly<Record<string, string>>;

/** The cells of the exported records, if the list can be exported. */
async function exported(site: ListSite, { csv, caller }: FilteredList, query: Query): Promise<string[] | undefined> {
  if (!csv) return undefined;
  const { body } = await site.as(caller).get<string>(withQuery(csv.route, query));
  const [, ...lines] = body.trim().split('\r\n');
  return lines.map((line) => line.split(',')[csv.column] ?? '');
}

/** The number of records, if another route counts them. */
async function counted(site: ListSite, list: FilteredList, query: Query): Promise<number | undefined> {
  if (!list.counted) return undefined;
  return (await site.as(list.caller).get<{ total: number }>(withQuery(list.counted, query))).body.total;
}

/** @throws Error if the records would not tell a dropped filter, or `or` instead of `and` */
function requireTelling(chosen: readonly Filter<Placed>[], all: readonly Placed[]): void {
  const without = chosen.map((left) => chosen.filter((filter) => filter !== left));
  const counts = [chosen, ...without].map(
    (filters) => all.filter((record) => filters.every(({ passes }) => passes(record))).length,
  );
  const [passing = 0, ...more] = counts;
  if (passing === 0 || more.some((count) => count === passing))
    throw new Error(`The records do not tell all answers apart: ${JSON.stringify(chosen)}`);
}
