import { ListSite } from '../../support/lists/list-site.js';
import { ORDERS, type Placed } from '../../support/lists/paged-list.js';
import { ACCESS_LISTS } from './access-lists.js';
import { BOUNDED_LISTS } from './bounded-lists.js';
import { REQUEST_LISTS } from './request-lists.js';
import { COMPANY_LISTS } from './company-lists.js';
import { JOB_RECORDS } from './job-records.js';
import { CONSENTS } from './pool-lists.js';
import { REVIEW_LISTS } from './review-lists.js';

/** Hours before now: neither in the order of the ids nor without repetitions. */
const HOURS = [2, 1, 2, 3, 2];

const LISTS = [
  ...BOUNDED_LISTS,
  ...ACCESS_LISTS,
  ...COMPANY_LISTS,
  ...JOB_RECORDS,
  CONSENTS,
  ...REQUEST_LISTS,
  ...REVIEW_LISTS,
];

/** Lists that other tests hold, with the reason. */
const OTHERS: Readonly<Record<string, string>> = {
  '/api/auth/providers': 'of the settings',
  '/api/employer/webhooks': 'five at most',
  '/api/employer/talent-pool/tags': 'ranked',
  '/api/places': 'ranked',
  '/api/suggestions': 'ranked',
  '/api/job-seeker/recommendations': 'ranked',
  '/api/admin/pending-jobs/hints': 'about the listings of another list',
  '/api/admin/database/queues': 'of fixed names',
  '/api/admin/database/schedules': 'of fixed names',
  '/api/admin/database/backups': 'of files',
  '/api/applications/{id}/events': 'merged from several tables',
};

type Operation = {
  readonly parameters?: readonly { readonly name: string }[];
  readonly responses: { readonly 200?: { readonly content?: Record<string, { readonly schema?: { type?: string } }> } };
};
type Document = { readonly paths: Record<string, { readonly get?: Operation }> };

const timeOf = (hours: number): Date => new Date(Date.UTC(2026, 5, 15, 12) - hours * 3_600_000);

describe('lists that answer at once', () => {
  let site: ListSite;
  beforeAll(async () => {
    site = await ListSite.start();
  });
  afterAll(() => site.stop());

  it('have a row each, unless other tests hold them', async () => {
    const { body } = await site.as('visitor').get<Document>('/api/openapi.json');
    const documented = Object.entries(body.paths).flatMap(([path, { get }]) => {
      const isList = get?.responses[200]?.content?.['application/json']?.schema?.type === 'array';
      return isList && !get?.parameters?.some(({ name }) => name === 'cursor') ? [path] : [];
    });
    const tabled = new Set(Object.keys(OTHERS));
    for (const { open } of LISTS) {
      const [route = ''] = (await open(site)).path.replace(/\/\d+(?=\/|$)/, '/{id}').split('?');
      tabled.add(route);
    }
    expect(documented.filter((path) => !tabled.has(path))).toEqual([]);
    expect(Object.keys(OTHERS).filter((path) => !documented.includes(path))).toEqual([]);
  });

  it.each(LISTS.map((list) => [list.name, list] as const))(
    '%s: are complete and in order up to their bound',
    async (_name, { caller, order, bound, open }) => {
      const { path, add, idsOf } = await open(site);
      const read = async () => {
        const { status, body } = await site.as(caller).get(path);
        return { status, ids: status === 200 ? idsOf(body) : body };
      };
      const records: Placed[] = [];
      const expected = () =>
        records
          .toSorted(ORDERS[order])
          .map(({ id }) => id)
          .slice(0, bound);
      const addAll = async (hours: readonly number[]) => {
        const times = hours.map(timeOf);
        const ids = await add(times);
        records.push(...ids.map((id, index) => ({ id, at: times[index] ?? new Date() })));
      };
      expect(await read()).toEqual({ status: 200, ids: [] });
      await addAll(HOURS);
      expect(await read()).toEqual({ status: 200, ids: expected() });
      await addAll(Array.from({ length: (bound ?? 8) - HOURS.length }, (_, index) => (index * 7) % 5));
      expect(await read()).toEqual({ status: 200, ids: expected() });
      await addAll([2]);
      expect(await read()).toEqual({ status: 200, ids: expected() });
    },
  );
});
