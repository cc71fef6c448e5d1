import { foldedName, countryNamed, regionNamed } from '#jobs';
import { isWideCountry, TradePlaces } from './trade-places.js';

/** A country, or a region of one. */
type Area = { readonly country: string; readonly region: string | null };

/** A parsed place name; without areas it can be anywhere. */
export type PlaceText = { readonly name: string; readonly areas: readonly Area[] };

/** Commas of all scripts, and what stands in brackets: "Sorrento (NA)". */
const COMMAS = /[,،，、]/;
const BRACKETED = /[(（][^)）]*[)）]/g;
/** Further parts of an address say nothing more, and each is looked up. */
const MOST_PARTS = 4;
/** Stations, and numbers of districts. */
const DETAIL =
  /\s(?:(?:international\s)?airport|flughafen|hauptbahnhof|hbf|a[eé]ro(?:port|puerto|porto)|luchthaven|havalimanı|city cent(?:re|er)|zentrum|innenstadt|centre[- ]ville|\d{1,2}(?:er?|[eè]me|º|\.)?)$/iu;

/** A part of a country: "South Iceland", "sud de la France". */
const DIRECTION =
  /^(?:(?:north|south|east|west)(?:ern)?|central|nord|sud|süd|ost|westen|est|ouest|norte|sur|sul|este|oeste|nördliches|südliches|östliches|westliches)[- ](?:d[eio] )?(?:la )?/iu;

/** Stations that stand before the name: "Flughafen Stuttgart", "Aéroport de Nice". */
const DETAIL_BEFORE =
  /^(?:flughafen|a[eé]ro(?:port|puerto|porto)|luchthaven|gare|bahnhof|аэропорт|مطار)\s(?:d[eiou]l?\s|da\s|di\s)?/iu;
/** Countries, provinces, cities and districts that are written in a row, the widest first: 上海市浦东新区, 京都市東山区, 부산광역시 해운대구. */
const IN_A_ROW =
  /^(?:中[国國](?=.+[省市区區])|日本(?=.{2,3}[都道府県]))|[\p{sc=Han}]+?(?:[都道府県省市区區县縣])(?![府市])|[\p{sc=Hangul}]+(?:특별시|광역시|[도시군구])(?=\s|$)|[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}\p{sc=Hangul}]+/gu;
const EASTERN = /^[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}\p{sc=Hangul}ー\s]+$/u;

/** The names in an address, the narrowest first, without details: Dublin for "Dublin Airport", Paris for "Paris 8e". */
export function namesOfAddress(location: string): string[] {
  const parts = location.replace(BRACKETED, '').split(COMMAS).flatMap(inOrder);
  const names = parts.map((part) => part.trim().replace(DETAIL, '').replace(DETAIL_BEFORE, '')).filter(Boolean);
  return names.slice(0, MOST_PARTS);
}

/** The parts of a name in the order of most addresses. */
function inOrder(part: string): string[] {
  return EASTERN.test(part) ? (part.match(IN_A_ROW) ?? [part]).toReversed() : [part];
}

/** Whether a name is that of a country or region, and of no city. */
export function isArea(name: string): boolean {
  return isWideCountry(name) || (countryNamed(name) === undefined && regionNamed(name) !== undefined);
}

/** Parses "Faro", "Faro, Portugal" or "Miami, Florida, USA"; undefined if the last part is not a country or region. */
export function readPlaceText(text: string): PlaceText | undefined {
  const [first = '', ...others] = text.split(',').filter((part) => part.trim());
  const name = foldedName(first);
  const area = others.pop();
  if (area === undefined) return { name, areas: [] };
  const last = ofWhole(area);
  const country = countryNamed(last);
  const region = regionNamed(last);
  const within = others.map(regionNamed).find((one) => one !== undefined && one.country === country);
  const named = within ? [within] : [...(country ? [{ country, region: null }] : []), ...(region ? [region] : [])];
  // An island, a valley, a part of the country: Ubud, Bali.
  const around = named.length > 0 ? [] : TradePlaces.load().countriesOf(foldedName(last));
  const areas = [...named, ...around.map((code) => ({ country: code, region: null }))];
  return areas.length === 0 ? undefined : { name, areas };
}

/** The country that a location ends with. */
export function countryOfLocation(location: string): string | undefined {
  const last = ofWhole(location.split(',').at(-1) ?? '');
  return countryNamed(last) ?? (location.includes(',') ? regionNamed(last)?.country : undefined);
}

/** The country or region that a name is a part of; the name, if it has one of its own, as South Africa does. */
function ofWhole(name: string): string {
  const whole = name.trim().replace(DIRECTION, '');
  const isOwn = countryNamed(name) !== undefined || regionNamed(name) !== undefined;
  return isOwn || (countryNamed(whole) === undefined && regionNamed(whole) === undefined) ? name : whole;
}
