import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { JobRepository } from '../../application/ports/job-repository.js';
import { Places } from '../../application/ports/places.js';
import type { Place } from '../../domain/place.js';
import { Database, prepared } from '../../../shared/adapters/postgres/database.js';
import { Clock } from '../../../shared/application/clock.js';
import { ScheduledTask } from '../../../shared/application/scheduled-task.js';
import { placeLabel } from './place-text.js';
import { LoadPlaces } from './load-places.js';

const BATCH = 500;

/** Listings that are not over and whose employers have said nothing about places, except for remote ones. */
const NEXT = prepared(`
  select id, location
  from job
  where id > $1 and places is null and job_type <> 'remote' and (closes_at is null or closes_at > $2)
  order by id
  limit ${BATCH}`);

/** What a location means, and how many listings have it. */
export type PlaceMatch = { readonly location: string; readonly place: string | null; readonly listings: number };

/** Gives listings without places the place that their location means beyond doubt. */
@Injectable()
export class MatchPlaces implements OnApplicationShutdown {
  private readonly logger = new Logger('MatchPlaces');
  private isStopping = false;
  private matching: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly jobs: JobRepository,
    private readonly places: Places,
    private readonly loadPlaces: LoadPlaces,
    private readonly clock: Clock,
  ) {}

  /** Loads the places and matches listings in the background. */
  start(): void {
    this.matching = this.loadPlaces
      .execute()
      .then(() => this.execute())
      .catch((error: unknown) => {
        if (!this.isStopping)
          this.logger.warn({ err: error }, 'Places or those of listings are incomplete until the next start');
      });
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await this.matching;
  }

  @ScheduledTask('match-places', '40 1 * * *')
  async execute(): Promise<void> {
    await this.each(async (id, _location, place) => {
      if (place) await this.jobs.change(id, (job) => job.locate(place));
    });
  }

  /** What a run would do, without doing it. */
  async report(): Promise<readonly PlaceMatch[]> {
    const matches = new Map<string, PlaceMatch>();
    await this.each((_id, location, place) => {
      const listings = (matches.get(location)?.listings ?? 0) + 1;
      matches.set(location, { location, place: place ? placeLabel(place) : null, listings });
    });
    return [...matches.values()].sort((a, b) => b.listings - a.listings);
  }

  private async each(
    happen: (id: number, location: string, place: Place | undefined) => Promise<void> | void,
  ): Promise<void> {
    const meant = new Map<string, Place | undefined>();
    for (let after = 0; !this.isStopping;) {
      const listings = await this.database.query<{ id: number; location: string }>(NEXT, [after, this.clock.now()]);
      const last = listings.at(-1);
      if (!last) return;
      for (const { id, location } of listings) {
        if (this.isStopping) return;
        if (!meant.has(location)) meant.set(location, await this.places.meantBy(location));
        await happen(id, location, meant.get(location));
      }
      after = last.id;
    }
  }
}
