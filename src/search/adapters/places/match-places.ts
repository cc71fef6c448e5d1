import { Injectable } from '@nestjs/common';
import { Database, prepared, type Statement } from '#platform/postgres/database.js';
import { StartWork } from '#platform/start-work.js';
import { Clock } from '#shared/application/clock.js';
import { foldLine } from '#shared/domain/text/folded-text.js';
import { ScheduledTask } from '#shared/application/background/scheduled-task.js';
import { LocateListing, placeLabel, Places, type Place } from '#jobs';
import { IS_UNCLEAR, MARK_UNCLEAR } from './unclear-locations.js';
import { LoadPlaces } from './load-places.js';

const BATCH = 500;

/** Listings without places that have not closed, except remote ones. */
const NEXT = `
  select id, location, facts
  from job
  where id > $1 and places is null and job_type <> 'remote' and (closes_at is null or closes_at > $2)`;

const ORDERED_BATCH = `order by id limit ${BATCH}`;

const ALL = prepared(`${NEXT} ${ORDERED_BATCH}`);

/** Excludes listings whose location is known to be unclear, unless they have a joining port. */
const UNTRIED = prepared(`
  ${NEXT} and (facts ? 'joiningPort' or not ${IS_UNCLEAR}) ${ORDERED_BATCH}`);

type Unplaced = { readonly id: number; readonly location: string; readonly facts: { readonly joiningPort?: string } };

/** The place matched to a location, and the number of listings with that location. */
type PlaceMatch = { readonly location: string; readonly place: string | null; readonly listings: number };

/** Sets the places of listings whose location is unambiguous. */
@Injectable()
export class MatchPlaces extends StartWork {
  protected readonly undone = 'Places are not loaded or not matched to listings';

  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly loadPlaces: LoadPlaces,
    private readonly locate: LocateListing,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** Loads the places and matches listings. */
  protected async work(): Promise<void> {
    await this.loadPlaces.execute();
    await this.execute();
  }

  /** Marks unclear locations, so that they are looked up only once. */
  @ScheduledTask('match-places', '40 1 * * *')
  async execute(): Promise<void> {
    if (!(await this.loadPlaces.isLoaded())) return;
    const unclear = new Set<string>();
    await this.each(UNTRIED, async ({ id, location }, place) => {
      if (place) await this.locate.execute(id, place);
      else unclear.add(foldLine(location));
    });
    for (const location of unclear) await this.database.query(MARK_UNCLEAR, [location]);
  }

  /** A dry run. */
  async report(): Promise<readonly PlaceMatch[]> {
    const matches = new Map<string, PlaceMatch>();
    await this.each(ALL, ({ location }, place) => {
      const listings = (matches.get(location)?.listings ?? 0) + 1;
      matches.set(location, { location, place: place ? placeLabel(place) : null, listings });
    });
    return [...matches.values()].sort((a, b) => b.listings - a.listings);
  }

  private async each(
    statement: Statement,
    handle: (listing: Unplaced, place: Place | undefined) => Promise<void> | void,
  ): Promise<void> {
    const found = new Map<string, Promise<Place | undefined>>();
    const find = ({ location, facts }: Unplaced): Promise<Place | undefined> => {
      const key = JSON.stringify([location, facts.joiningPort]);
      const place = found.get(key) ?? this.places.ofJob({ location, facts });
      found.set(key, place);
      return place;
    };
    for (let after = 0; !this.isStopping;) {
      const listings = await this.database.query<Unplaced>(statement, [after, this.clock.now()]);
      const last = listings.at(-1);
      if (!last) return;
      for (const listing of listings) {
        if (this.isStopping) return;
        await handle(listing, await find(listing));
      }
      after = last.id;
    }
  }
}
