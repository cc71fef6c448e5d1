import { Injectable } from '@nestjs/common';
import { readId } from '#platform/http/api/validation/id.pipe.js';
import { Database, prepared } from '#platform/postgres/database.js';
import { InvalidFields } from '#shared/domain/field-checks.js';
import { Places } from '../../application/ports/places.js';
import type { Place } from '../../domain/place.js';
import { placeLabel, readPlaceText, type PlaceText } from './place-text.js';

const SUGGESTIONS = 10;
/** More than are suggested, because of places with the same label only the largest is kept. */
const CANDIDATES = 4 * SUGGESTIONS;
/** Shorter names would match thousands of places. */
const MIN_NAME_LENGTH = 2;
/** A place is unambiguous if it has this many times the population of the next one with its name. */
const MIN_POPULATION_RATIO = 10;
/** Minimum population of a place that is recognized without its country. */
const MIN_POPULATION = 100_000;

const COLUMNS = 'id, name, region, country, latitude, longitude, population, folded';

const WITHIN = `
  (cardinality($2::text[]) = 0 or exists (
    select from unnest($2::text[], $3::text[]) as area (country, region)
    where area.country = place.country and (area.region is null or area.region = place.region)))`;

const BEGINNING = prepared(`
  select ${COLUMNS} from place where folded like $1 and ${WITHIN} order by population desc, id limit ${CANDIDATES}`);

/** Largest first, but exact names first if the country is known. */
const NAMED = prepared(`
  select ${COLUMNS} from place where (folded = $1 or folded like $4) and ${WITHIN}
  order by (folded = $1 and cardinality($2) > 0) desc, population desc, id limit 2`);

const WITH_IDS = prepared(`select ${COLUMNS} from place where id = any($1::integer[])`);

type Row = Place & { readonly population: number; readonly folded: string };

/** Finds places in PostgreSQL, loaded from GeoNames. */
@Injectable()
export class SqlPlaces extends Places {
  constructor(private readonly database: Database) {
    super();
  }

  override async suggest(text: string): Promise<readonly Place[]> {
    const read = readPlaceText(text) ?? readPlaceText(text.split(',')[0] ?? '');
    if (!read || read.name.length < MIN_NAME_LENGTH) return [];
    const rows = await this.database.query<Row>(BEGINNING, [`${read.name}%`, ...areasOf(read)]);
    const labels = rows.map(placeLabel);
    return rows
      .filter((row, index) => labels.indexOf(placeLabel(row)) === index)
      .slice(0, SUGGESTIONS)
      .map(placeOf);
  }

  override async find(idOrText: string): Promise<Place | undefined> {
    const id = readId(idOrText.trim());
    if (id !== undefined) return (await this.rows([id])).map(placeOf)[0];
    if (readPlaceText(idOrText) === undefined) return undefined;
    const [exact] = await this.named(idOrText);
    return exact ? placeOf(exact) : (await this.suggest(idOrText))[0];
  }

  override async findUnambiguous(location: string): Promise<Place | undefined> {
    const [first, second] = await this.named(location);
    if (!first || (second && first.population < MIN_POPULATION_RATIO * second.population)) return undefined;
    return location.includes(',') || first.population >= MIN_POPULATION ? placeOf(first) : undefined;
  }

  override async known(ids: readonly number[]): Promise<readonly Place[]> {
    return (await this.rows(ids)).map(placeOf);
  }

  override async withIds(ids: readonly number[]): Promise<readonly Place[]> {
    const known = new Map((await this.known(ids)).map((place) => [place.id, place]));
    return ids.map((id) => {
      const place = known.get(id);
      if (!place) throw new InvalidFields([{ field: 'placeIds', message: 'Please choose from the suggested places' }]);
      return place;
    });
  }

  private rows(ids: readonly number[]): Promise<Row[]> {
    return this.database.query<Row>(WITH_IDS, [ids]);
  }

  /** The two likeliest places whose name is or starts with the text, such as Frankfurt am Main for Frankfurt. */
  private async named(text: string): Promise<Row[]> {
    const read = readPlaceText(text);
    if (!read || read.name.length < MIN_NAME_LENGTH) return [];
    return this.database.query<Row>(NAMED, [read.name, ...areasOf(read), `${read.name} %`]);
  }
}

function areasOf({ areas }: PlaceText): [string[], (string | null)[]] {
  return [areas.map(({ country }) => country), areas.map(({ region }) => region)];
}

function placeOf({ id, name, region, country, latitude, longitude }: Row): Place {
  return { id, name, region, country, latitude, longitude };
}
