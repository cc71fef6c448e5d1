import { each, type FilteredList } from '../../support/lists/filtered-list.js';
import type { Placed } from '../../support/lists/paged-list.js';
import { aWorkplaceOf } from '../../support/mothers/workplaces.js';

type OwnListing = Placed & { readonly workplaceId: number | null };

/** Own listings at two hotels and at none. */
export const OWN_LISTINGS: FilteredList<OwnListing> = {
  route: '/api/employer/jobs',
  caller: 'employer',
  order: 'newest first',
  async fill(site) {
    await site.rows('delete from job');
    const hotels = [
      await aWorkplaceOf(site.as('employer')),
      await aWorkplaceOf(site.as('employer'), { name: 'Belvarra Faro' }),
    ];
    const ids = await site.jobs(
      [1, 2, 3].map((hour) => new Date(Date.UTC(2026, 4, 1, hour))),
      { employerId: site.id('employer') },
    );
    for (const [index, { id }] of hotels.entries()) {
      await site.rows('update job set workplace_id = $1 where id = $2', [id, ids[index]]);
    }
    return each<OwnListing>(
      'workplaceId',
      hotels.map(({ id }) => id),
      ({ workplaceId }, value) => String(workplaceId) === value,
    );
  },
  records: (site) =>
    site.rows('select id, posted_at as at, workplace_id as "workplaceId" from job where employer_id = $1', [
      site.id('employer'),
    ]),
  unknown: [
    ['workplaceId', '2147483647', 200],
    ['workplaceId', 'x', 400],
  ],
};
