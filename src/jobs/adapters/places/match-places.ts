import { Injectable } from '@nestjs/common';
import { JobRepository } from '../../application/ports/job-repository.js';
import { Places } from '../../application/ports/places.js';
import type { Place } from '../../domain/place.js';
import { Database, prepared, type Statement } from '../../../shared/adapters/postgres/database.js';
import { StartWork } from '../../../shared/adapters/start-work.js';
import { Clock } from '../../../shared/application/clock.js';
import { foldLetters } from '../../../shared/domain/text/folded-text.js';
import { ScheduledTask } from '../../../shared/application/background/scheduled-task.js';
import { placeLabel } from './place-text.js';
import { LoadPlaces } from './load-places.js';

const BATCH = 500;

/** Listings that are not over and whose employers have said nothing about places, except for remote ones. */
const NEXT = `
  select id, location, facts ->> 'joiningPort' as port
  from job
  where id > $1 and places is null and job_type <> 'remote' and (closes_at is null or closes_at > $2)`;

const BATCHWISE = `order by id limit ${BATCH}`;

const ALL = prepared(`${NEXT} ${BATCHWISE}`);

/** Those whose location, or joining port, nobody has looked up yet. */
const UNTRIED = prepared(`
  ${NEXT} and (facts ? 'joiningPort' or not exists (
    select from job_search join job_location on job_location.id = location_id
    where job_search.job_id = job.id and job_location.is_unclear))
  ${BATCHWISE}`);

const IS_UNCLEAR = prepared(`update job_location set is_unclear = true where folded = $1 and place_ids = '{}'`);

type Unplaced = { readonly id: number; readonly location: string; readonly port: string | null };

/** What a location means, and how many listings have it. */
type PlaceMatch = { readonly location: string; readonly place: string | null; readonly listings: number };

/** Gives listings without places the place that their location means beyond doubt. */
@Injectable()
export class MatchPlaces extends StartWork {
  protected readonly undone = 'Places or those of listings are incomplete';

  constructor(
    private readonly database: Database,
    private readonly jobs: JobRepository,
    private readonly places: Places,
    private readonly loadPlaces: LoadPlaces,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** Loads the places and matches listings. */
  protected async work(): Promise<void> {
    await this.loadPlaces.execute();
    await this.execute();
  }

  /** What a location means is looked up once: it stays unclear. */
  @ScheduledTask('match-places', '40 1 * * *')
  async execute(): Promise<void> {
    if (!(await this.loadPlaces.isLoaded())) return;
    const unclear = new Set<string>();
    await this.each(UNTRIED, async ({ id, location }, place) => {
      if (place) await this.jobs.change(id, (job) => job.locate(place));
      else unclear.add(foldLetters(location));
    });
    for (const location of unclear) await this.database.query(IS_UNCLEAR, [location]);
  }

  /** What a run would do, without doing it. */
  async report(): Promise<readonly PlaceMatch[]> {
    const matches = new Map<string, PlaceMatch>();
    await this.each(ALL, ({ location }, place) => {
      const listings = (matches.get(location)?.listings ?? 0) + 1;
      matches.set(location, { location, place: place ? placeLabel(place) : null, listings });
    });
    return [...matches.values()].sort((a, b) => b.listings - a.listings);
  }

  private async each(
    which: Statement,
    happen: (listing: Unplaced, place: Place | undefined) => Promise<void> | void,
  ): Promise<void> {
    const meant = new Map<string, Place | undefined>();
    const meantBy = async (text: string): Promise<Place | undefined> => {
      if (!meant.has(text)) meant.set(text, await this.places.meantBy(text));
      return meant.get(text);
    };
    for (let after = 0; !this.isStopping;) {
      const listings = await this.database.query<Unplaced>(which, [after, this.clock.now()]);
      const last = listings.at(-1);
      if (!last) return;
      for (const listing of listings) {
        if (this.isStopping) return;
        // A ship is where people join it.
        const place = (await meantBy(listing.location)) ?? (listing.port ? await meantBy(listing.port) : undefined);
        await happen(listing, place);
      }
      after = last.id;
    }
  }
}
