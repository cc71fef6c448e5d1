import { Injectable } from '@nestjs/common';
import { Database, prepared } from '#platform/postgres/database.js';
import { containsPattern } from '#platform/postgres/like.js';
import { boundingBox, Places, type Place } from '#jobs';
import type { LocatedCriteria, Nearby } from './located-criteria.js';
import type { SearchCriteria } from './search-criteria.js';

const MATCHING = {
  name: 'job-location-matching',
  text: 'select id from job_location where folded like $1 or strpos($2, folded) > 0',
};

/** Distances are rounded for display, so anything shown as 50 km is within 50 km. */
const ROUNDING = 0.499;

/** The bounding box first, through an index; then the exact distance. */
const AROUND = prepared(`
  select location_id as id, round(min(km))::int as km
  from job_location_place
  cross join lateral (select great_circle_km($1, $2, latitude, longitude) as km offset 0) distance
  where latitude between $3 and $4 and (longitude between $5 and $6 or longitude between $7 and $8) and km <= $9
  group by location_id`);

/** Names and places of listings. */
@Injectable()
export class SearchLocations {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
  ) {}

  /** Ids of the locations of the criteria: by their names, and around the requested place. */
  async locate({ location, near, radius }: SearchCriteria): Promise<Pick<LocatedCriteria, 'locationIds' | 'nearby'>> {
    const [locationIds, nearby] = await Promise.all([
      this.named(location),
      near === null ? null : this.within(radius, await this.places.find(near)),
    ]);
    return { locationIds, nearby };
  }

  /** Locations around a town, or around the only place that a text names; none if that is unclear. */
  async around(town: number | string, radius: number): Promise<Nearby> {
    const [place] =
      typeof town === 'number' ? await this.places.known([town]) : [await this.places.findUnambiguous(town)];
    return this.within(radius, place);
  }

  /** Ids of names that contain a folded text or are contained in it; null (any) without a text. */
  private async named(location: string | null): Promise<readonly number[] | null> {
    if (location === null) return null;
    const rows = await this.database.query<{ id: number }>(MATCHING, [containsPattern(location), location]);
    return rows.map(({ id }) => id);
  }

  private async within(radius: number, place: Place | undefined): Promise<Nearby> {
    if (!place) return { place: null, ids: [], kilometers: [] };
    const { south, north, longitudes } = boundingBox(place, radius + ROUNDING);
    const [one, other = one] = longitudes;
    const box = [south, north, one?.west, one?.east, other?.west, other?.east];
    const values = [place.latitude, place.longitude, ...box, radius + ROUNDING];
    const rows = await this.database.query<{ id: number; km: number }>(AROUND, values);
    return { place, ids: rows.map(({ id }) => id), kilometers: rows.map(({ km }) => km) };
  }
}
