import { type PublicListing, filtersOf, type JobFacts, countryName, placeLabel, wholeCountryNamed } from '#jobs';
import { placeLexeme } from '../../domain/understanding/place-names.js';
import { PREFIX, type ListingWords } from '../../domain/listings/listing-terms.js';
import { countryOfLocation } from '../places/place-text.js';

const YEAR = 12;
/** A season is shorter than this many months. */
const LONGEST_SEASON = 8;
/** Months of the seasons in the northern hemisphere, counted from 0. */
const SEASONS = { winter: [11, 0, 1, 2], summer: [5, 6, 7] } as const;

/** What the search reads of a listing. */
export type DescribedListing = Pick<
  PublicListing,
  'title' | 'company' | 'description' | 'requirements' | 'responsibilities' | 'benefits' | 'skills' | 'location'
> &
  Pick<PublicListing, 'category' | 'experience' | 'facts' | 'places' | 'minSalary' | 'maxSalary' | 'currency'> & {
    readonly jobType: string;
  };

/** What a listing says and states, as the search reads it. */
export function listingWords(job: DescribedListing): ListingWords {
  const { title, company, description, requirements, responsibilities, benefits, skills, category, location } = job;
  const places = job.places ?? [];
  const countries = [...new Set([...places.map(({ country }) => country), countryOfLocation(location) ?? []].flat())];
  const texts = [requirements, responsibilities, benefits].flatMap((text) => text ?? []);
  const [country] = countries;
  return {
    title,
    company,
    description,
    texts,
    skills,
    category: category.replaceAll('_', ' '),
    location,
    states: statedBy(job, countries),
    placeNames: [...places.map(placeLabel), ...countries.map(countryName)],
    country: country === undefined ? undefined : countryName(country).toLowerCase(),
    isSouthern: (places[0]?.latitude ?? 1) < 0,
    isAbroad: (place) => {
      const named = wholeCountryNamed(place);
      return named !== undefined && !countries.includes(named);
    },
  };
}

function statedBy(job: DescribedListing, countries: readonly string[]): string[] {
  const { jobType, category, experience, facts, places, minSalary, maxSalary, currency } = job;
  const isPaid = minSalary !== null || maxSalary !== null;
  return [
    `type:${jobType}`,
    `category:${category}`,
    ...(experience === null ? [] : [`level:${experience}`]),
    ...filtersOf(facts).map((name) => `fact:${name}`),
    ...(facts.languages ?? []).map(({ code }) => `language:${code}`),
    ...(places ?? []).map(({ id }) => placeLexeme(id)),
    ...countries.map((code) => `country:${code}`),
    ...(isPaid ? [`${PREFIX.currency}${currency}`] : []),
    ...seasonsOf(facts, places?.[0]?.latitude ?? 1),
    ...(facts.startsOn === undefined ? [] : [`month:${Number(facts.startsOn.slice(5, 7))}`]),
  ];
}

/** The seasons between its dates; south of the equator they are the other way round. */
function seasonsOf({ startsOn, endsOn }: JobFacts, latitude: number): string[] {
  const start = startsOn ?? endsOn;
  const end = endsOn ?? startsOn;
  if (start === undefined || end === undefined) return [];
  const [from, to] = [start, end].map((day) => Number(day.slice(0, 4)) * YEAR + Number(day.slice(5, 7)) - 1) as [
    number,
    number,
  ];
  if (to - from >= LONGEST_SEASON) return [];
  const months = new Set(Array.from({ length: to - from + 1 }, (_, index) => (from + index) % YEAR));
  const isIn = (season: readonly number[]): boolean =>
    season.filter((month) => months.has(month)).length >= Math.min(2, months.size);
  const [cold, warm] = latitude < 0 ? (['summer', 'winter'] as const) : (['winter', 'summer'] as const);
  return [...(isIn(SEASONS.winter) ? [`season:${cold}`] : []), ...(isIn(SEASONS.summer) ? [`season:${warm}`] : [])];
}
