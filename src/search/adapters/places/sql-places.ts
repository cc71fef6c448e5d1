import { Injectable } from '@nestjs/common';
import { readId } from '#platform/http/api/validation/id.pipe.js';
import { Database, prepared } from '#platform/postgres/database.js';
import { InvalidFields } from '#shared/domain/field-checks.js';
import { distanceBetween, foldedName, Places, type Place, placeLabel } from '#jobs';
import { isArea, namesOfAddress, readPlaceText, type PlaceText } from './place-text.js';
import { TradePlaces } from './trade-places.js';

const SUGGESTIONS = 10;
/** More than are suggested, because of places with the same label only the largest is kept. */
const CANDIDATES = 4 * SUGGESTIONS;
/** Shorter names would match thousands of places. */
const MIN_NAME_LENGTH = 2;
/** A place is unambiguous if it is this many times as likely as the next one with its name. */
const MIN_RATIO = 10;
/** Minimum population of a place that is recognized without its country, unless it is one of the trade. */
const MIN_POPULATION = 100_000;

/** Kilometers between places that may be taken for one another: New Delhi is in Delhi. */
const NEIGHBORS = 15;

/** A place of the trade's dictionary counts like one of so many times its size. */
const TRADE_FACTOR = 1_000;
/** Names of the dictionary that are looked up for a beginning. */
const TRADE_NAMES = 200;

const COLUMNS = 'place.id, name, region, country, latitude, longitude, population';

const WITHIN = `
  (cardinality($2::text[]) = 0 or exists (
    select from unnest($2::text[], $3::text[]) as area (country, region)
    where area.country = place.country and (area.region is null or area.region = place.region)))`;

/** Names of the trade's places, in the countries where they are known by those names. */
const OF_TRADE = `
  select place_name.folded, place_id, weight * ${TRADE_FACTOR} as weight
  from unnest($4::text[], $5::text[]) as trade (name, country)
  join place_name on place_name.folded = trade.name
  join place on place.id = place_id and place.country = trade.country`;

/** Likeliest first: the exact name, then names at home that begin like the text, then foreign ones. */
const BEGINNING = prepared(`
  select ${COLUMNS}
  from (
    select place_id, max(weight) as weight
    from (
      select place_id, weight * case when folded = $6 then 100 when is_main then 10 else 1 end as weight
      from place_name where folded like $1
      union all select place_id, weight * case when folded = $6 then 100 else 1 end from (${OF_TRADE}) trade
    ) named
    group by place_id order by weight desc
    limit case when cardinality($2::text[]) = 0 then ${CANDIDATES} end
  ) likely
  join place on place.id = place_id
  where ${WITHIN}
  order by weight desc, place.id limit ${CANDIDATES}`);

/**
 * The exact name, in any language, before other names of a place of the trade, and those before a longer name: Porto is
 * not Porto Alegre.
 */
const NAMED = prepared(`
  select ${COLUMNS}, kind, "isOfTrade", weight
  from place
  join (
    select place_id, min(kind) as kind, bool_or("isOfTrade") as "isOfTrade", max(weight) as weight
    from (
      select place_id, case when folded = $1 then 0 else 2 end as kind, false as "isOfTrade", weight
      from place_name where folded = $1 or folded like $6
      union all
      select place_id, case when folded = $1 then 0 else 1 end as kind, true as "isOfTrade",
        case when folded = $1 then weight else 0 end as weight
      from (${OF_TRADE}) trade
    ) named
    group by place_id
  ) named on place_id = place.id
  where ${WITHIN}
  order by kind, weight desc, population desc, place.id limit 2`);

/** The largest city with one of the names around a district, unless its country has a town with the district's own name. */
const CITY = prepared(`
  select ${COLUMNS}
  from unnest($2::text[], $3::text[]) as around (named, within)
  join place_name on place_name.folded = named
  join place on place.id = place_id and place.country = within and population >= ${MIN_POPULATION}
  where not exists (
    select from place_name own join place town on town.id = own.place_id
    where own.folded = $1 and own.is_main and town.country = within)
  order by population desc, place.id limit 1`);

const WITH_IDS = prepared(`select ${COLUMNS} from place where id = any($1::integer[])`);

type Row = Place & { readonly population: number };
/** A place, how its name matches the text, whether the trade knows it by that name, and how likely it is meant. */
type NamedRow = Row & { readonly kind: number; readonly isOfTrade: boolean; readonly weight: number };

/** Finds places in PostgreSQL, loaded from GeoNames. */
@Injectable()
export class SqlPlaces extends Places {
  private readonly trade = TradePlaces.load();

  constructor(private readonly database: Database) {
    super();
  }

  override async suggest(text: string): Promise<readonly Place[]> {
    const read = readPlaceText(text) ?? readPlaceText(text.split(',')[0] ?? '');
    if (!read || read.name.length < MIN_NAME_LENGTH) return [];
    const trade = columnsOf([...this.trade.named(read.name), ...this.trade.beginning(read.name, TRADE_NAMES)]);
    const rows = await this.database.query<Row>(BEGINNING, [`${read.name}%`, ...areasOf(read), ...trade, read.name]);
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
    const names = namesOfAddress(location);
    return (await this.clear(location)) ?? (await this.clear(names.join(','))) ?? this.cityAround(names);
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

  /** The place of a name that hardly means another one. */
  private async clear(location: string): Promise<Place | undefined> {
    const [first, second] = await this.named(location);
    if (!first) return undefined;
    const isLikely = second?.kind !== first.kind || first.weight > MIN_RATIO * second.weight;
    if (!isLikely && distanceBetween(first, second) > NEIGHBORS) return undefined;
    // Sylt is an island in Germany, and a name of Sylhet.
    const known = location.includes(',') ? [] : this.trade.countriesOf(foldedName(location));
    const isElsewhere = known.length > 0 && !known.includes(first.country);
    const isClear = first.isOfTrade || first.population >= MIN_POPULATION || location.includes(',');
    return isClear && !isElsewhere ? placeOf(first) : undefined;
  }

  /** The city of a district or an address: London for Mayfair, Berlin for "Berlin-Kreuzberg", Brighton for "Pier Hotel, Brighton". */
  private async cityAround([first = '', ...rest]: readonly string[]): Promise<Place | undefined> {
    const name = foldedName(first);
    const [city = '', ...district] = name.split(' ');
    const [next = ''] = rest;
    const ofCity = this.trade.around(district.join(' ')).filter(([around]) => around === city);
    const around = ofCity.length > 0 ? ofCity : this.trade.around(name);
    // A name may also be that of a town, unless the city stands beside it.
    const town = around.some(([one]) => one === city || one === foldedName(next)) ? '' : name;
    const [row] = around.length === 0 ? [] : await this.database.query<Row>(CITY, [town, ...columnsOf(around)]);
    if (row || around.length > 0) return row && placeOf(row);
    if (foldedName(next).length <= MIN_NAME_LENGTH) return next === '' ? undefined : this.clear(first);
    return isArea(next) ? undefined : this.findUnambiguous(rest.join(','));
  }

  /** The two likeliest places of that name in any language, or whose name starts with it: Frankfurt am Main for Frankfurt. */
  private async named(text: string): Promise<NamedRow[]> {
    const read = readPlaceText(text);
    if (!read || read.name.length < MIN_NAME_LENGTH) return [];
    const trade = columnsOf(this.trade.named(read.name));
    return this.database.query<NamedRow>(NAMED, [read.name, ...areasOf(read), ...trade, `${read.name} %`]);
  }
}

function columnsOf(names: readonly (readonly [string, string])[]): [string[], string[]] {
  return [names.map(([name]) => name), names.map(([, country]) => country)];
}

function areasOf({ areas }: PlaceText): [string[], (string | null)[]] {
  return [areas.map(({ country }) => country), areas.map(({ region }) => region)];
}

function placeOf({ id, name, region, country, latitude, longitude }: Row): Place {
  return { id, name, region, country, latitude, longitude };
}
