import type { FactsForm } from '#jobs/domain/offer/job-facts.js';
import type { Opening } from './listing-form.js';
import { inTurn } from '../random.js';

/** Languages spoken at work, by country. */
const LANGUAGES: Readonly<Record<string, string>> = {
  Portugal: 'pt',
  Austria: 'de',
  Germany: 'de',
  Spain: 'es',
  'Costa Rica': 'es',
  Peru: 'es',
  Argentina: 'es',
  Italy: 'it',
  France: 'fr',
  Morocco: 'fr',
  Japan: 'ja',
  Norway: 'no',
  Sweden: 'sv',
};

const SHIFTS = [['day'], ['evening', 'weekend'], ['rotating'], ['day', 'weekend'], ['night'], ['split', 'weekend']];
const SHIFT_WORK = new Set(['hotels', 'food_service', 'cruise', 'airlines', 'theme_parks']);

/** The facts of a listing. One in six has none, as on a real site. */
export function factsOf({ role, workplace, roleUse, companyUse }: Opening, now: Date): FactsForm | null {
  const use = roleUse + companyUse;
  if (use % 6 === 5) return null;
  if (role.jobType === 'remote')
    return { hoursPerWeek: use % 2 === 0 ? 40 : 30, training: true, languages: speaks('en', 'C1') };
  const country = workplace.location.split(', ').at(-1) ?? '';
  const isAway = role.category === 'cruise' || role.category === 'ecotourism' || role.jobType === 'seasonal';
  const housing = role.category === 'cruise' ? 'free' : isAway ? inTurn(['free', 'paid', 'free'], use) : null;
  const local = LANGUAGES[country];
  return {
    housing: housing ?? inTurn(['none', null, 'paid'], use),
    housingCost: housing === 'paid' ? 300 : null,
    sharedHousing: isAway ? use % 3 !== 0 : null,
    couples: isAway && use % 2 === 0 ? true : null,
    pets: isAway ? use % 4 === 3 : null,
    meals: isAway || role.category === 'food_service' || (use % 3 === 0 ? true : null),
    tips: role.category === 'food_service' ? true : use % 4 === 0 ? false : null,
    uniform: SHIFT_WORK.has(role.category) ? true : null,
    training: role.experience === 'entry' || role.experience === 'junior' ? true : null,
    visaSponsorship: use % 4 === 1 ? true : use % 4 === 3 ? false : null,
    relocationHelp: use % 5 === 2 ? true : null,
    shifts: SHIFT_WORK.has(role.category) ? inTurn(SHIFTS, use) : null,
    hoursPerWeek: role.jobType === 'part_time' ? 20 + (use % 3) * 4 : role.jobType === 'full_time' ? 40 : null,
    languages: [...speaks('en', inTurn(['B1', 'B2', 'C1'], use)), ...(local ? speaks(local, 'B1', use % 2 === 0) : [])],
    ...(role.jobType === 'seasonal' ? season(now, use) : {}),
    ...(role.category === 'cruise'
      ? { contractMonths: 4 + (use % 3) * 2, joiningPort: workplace.location, certificates: ['STCW Basic Safety'] }
      : {}),
    ...(role.category === 'food_service' && use % 2 === 0 ? { certificates: ['Food Hygiene Level 2'] } : {}),
  };
}

function speaks(code: string, level: string, isRequired = true) {
  return [{ code, level, isRequired }];
}

/** The next summer or winter season. */
function season(now: Date, use: number): Pick<FactsForm, 'startsOn' | 'endsOn'> {
  const year = now.getUTCFullYear() + 1;
  return use % 2 === 0
    ? { startsOn: `${year}-05-01`, endsOn: `${year}-09-30` }
    : { startsOn: `${year}-12-01`, endsOn: `${year + 1}-04-15` };
}
