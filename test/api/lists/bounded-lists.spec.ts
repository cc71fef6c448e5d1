import { ListSite } from '../../support/lists/list-site.js';
import { ORDERS, type Placed } from '../../support/lists/paged-list.js';
import { ACCESS_LISTS } from './access-lists.js';
import { BOUNDED_LISTS } from './bounded-lists.js';
import { REVIEW_LISTS } from './review-lists.js';

/** Hours before now: neither in the order of the ids nor without repetitions. */
const HOURS = [2, 1, 2, 3, 2];

const timeOf = (hours: number): Date => new Date(Date.UTC(2026, 5, 15, 12) - hours * 3_600_000);

describe('lists that answer at once', () => {
  let site: ListSite;
  beforeAll(async () => {
    site = await ListSite.start();
  });
  afterAll(() => site.stop());

  it.each([...BOUNDED_LISTS, ...ACCESS_LISTS, ...REVIEW_LISTS].map((list) => [list.name, list] as const))(
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
