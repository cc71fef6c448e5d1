import { LocateListing } from '#jobs/application/upkeep/locate-listing.js';
import { MikroOrmJobRepository } from '#jobs/adapters/persistence/mikro-orm-job-repository.js';
import { LoadPlaces } from '#search/adapters/places/load-places.js';
import { MatchPlaces } from '#search/adapters/places/match-places.js';
import { namesOfAddress } from '#search/adapters/places/place-text.js';
import { SqlPlaces } from '#search/adapters/places/sql-places.js';
import { AdvisoryLock } from '#platform/postgres/locks/advisory-lock.js';
import { madeUpJobs } from '../../support/job-search/made-up-jobs.js';
import { openSearchFixture, type SearchFixture } from '../../support/job-search/search-fixture.js';
import { noResponseCache } from '../../support/server/no-response-cache.js';

describe('the places of older listings', () => {
  let fixture: SearchFixture;
  let places: SqlPlaces;
  beforeAll(async () => {
    fixture = await openSearchFixture();
    places = new SqlPlaces(fixture.orm.database);
  });
  afterAll(() => fixture.orm.close());

  it.each([
    ['Paris, France', 2988507],
    ['paris, texas, USA', 4717560],
    ['Paris', 2988507],
    ['Frankfurt, Germany', 2925533],
    ['Las Palmas, Spain', 2515270],
    ['Bristol, UK', 2654675],
    ['Malé, Maldives', 1282027],
    ['Banff, Alberta, Canada', 5892532],
    ['Wien, Österreich', 2761369],
    ['Lisboa, Portugal', 2267057],
    ['Londres', 2643743],
    ['Porto, Portugal', 2735943],
    ['Dubai, UAE', 292223],
    ['Dubai, Vereinigte Arabische Emirate', 292223],
    ['Porto', 2735943],
    ['Mayfair, London', 2643743],
    ['Lisboa-Alfama', 2267057],
    ['Palm Jumeirah, Dubai, UAE', 292223],
    ['Pier Hotel, Bristol, UK', 2654675],
    ['Paris 8e, France', 2988507],
    ['Dubai International Airport', 292223],
    ['Lisbon (Alfama)', 2267057],
    ['Flughafen Wien, Österreich', 2761369],
    ['Aéroport de Paris', 2988507],
    ['دبي، الإمارات', 292223],
    ['Hotel Atlantis, Portugal', undefined],
    ['Pier, Quay, Dock, Old Town, Bristol', undefined],
    ['東京都, 日本', undefined],
    ['Springfield, USA', undefined],
    ['Santa Cruz, Philippines', undefined],
    ['Lisbon, Atlantis', undefined],
    ['Lisbon / Porto', undefined],
    ['Banff', 5892532],
    ['Reykjavík, Atlantis', undefined],
    ['Remote island, Fiji', undefined],
    ['Faro, southern Portugal', 2268339],
    ['Remote (Europe)', undefined],
    ['Portugal', undefined],
    [', ,', undefined],
    ['', undefined],
  ])('%s is one unambiguous place, or none', async (location, id) => {
    expect((await places.findUnambiguous(location))?.id).toBe(id);
  });

  it.each([
    ['上海市浦东新区', ['浦东新区', '上海市']],
    ['東京都中央区銀座, 日本', ['銀座', '中央区', '東京都', '日本']],
    ['부산광역시 해운대구, 대한민국', ['해운대구', '부산광역시', '대한민국']],
    ['京都市東山区', ['東山区', '京都市']],
    ['京都府京都市', ['京都市', '京都府']],
    ['成都市', ['成都市']],
    ['中国四川省成都市', ['成都市', '四川省', '中国']],
    ['日本橋', ['日本橋']],
    ['서울', ['서울']],
  ])('are read from what is written in a row: %s', (location, names) => {
    expect(namesOfAddress(location)).toEqual(names);
  });

  it('are set if the location is unambiguous and the employer has not set any', async () => {
    const { database, em, unitOfWork } = fixture.orm;
    const locations = ['Lisbon, Portugal', 'Nowhere', 'Lisbon, Portugal', 'Lisbon, Portugal', 'MS Aurora'];
    const jobs = madeUpJobs(locations.length).map((job, index) => ({
      ...job,
      location: locations[index] as string,
      places: index === 2 ? [] : null,
      jobType: index === 3 ? ('remote' as const) : ('full_time' as const),
      facts: index === 4 ? { joiningPort: 'Bristol, UK' } : {},
      isApproved: true,
      isArchived: false,
      closesAt: new Date(fixture.clock.now().getTime() + 1),
    }));
    await fixture.store(jobs);
    const repository = new MikroOrmJobRepository(em, database, unitOfWork);
    const cache = noResponseCache(database, unitOfWork, fixture.clock);
    const load = new LoadPlaces(database, new AdvisoryLock(database), cache);
    const lookedUp: string[] = [];
    const watched = Object.assign(new SqlPlaces(database), {
      findUnambiguous: (location: string) => {
        lookedUp.push(location);
        return places.findUnambiguous(location);
      },
    });
    const match = new MatchPlaces(database, watched, load, new LocateListing(repository, unitOfWork), fixture.clock);
    expect(await match.report()).toEqual([
      { location: 'Lisbon, Portugal', place: 'Lisbon, Portugal', listings: 1 },
      { location: 'Nowhere', place: null, listings: 1 },
      { location: 'MS Aurora', place: 'Bristol, United Kingdom', listings: 1 },
    ]);
    expect((await fixture.search.page({ near: 'Lisbon', limit: 9 })).total).toBe(0);

    await match.execute();
    const inFirstRun = [...lookedUp];
    await match.execute();
    expect(lookedUp).toEqual(inFirstRun);
    expect((await fixture.search.page({ near: 'Bristol, UK', limit: 9 })).items).toMatchObject([{ id: 5 }]);
    const { items } = await fixture.search.page({ near: 'Lisbon', limit: 9 });
    expect(items).toMatchObject([{ id: 1, distance: 0, version: 1 }]);
  });
});
