import { at, entriesOf, isFields, textIn, type Raw, type RawFields } from '../raw-listing.js';
import { isPosting } from '../reading/read-json.js';
import { levelOfYears } from '../mapping/experience.js';
import { amounts } from './indeed.js';
import { stated, without, type Shape } from './shape.js';

/** A schema.org `JobPosting`. */
export const jobPosting: Shape = {
  recognizes: isPosting,
  convert: (fields) => {
    const { identifier, hiringOrganization, jobLocation, employmentType, baseSalary, validThrough } = fields;
    const places = entriesOf(jobLocation);
    const rest = without(fields, '@context', '@type', '@id', 'identifier', 'hiringOrganization', 'jobLocation');
    return {
      ...without(rest, 'jobLocationType', 'employmentType', 'baseSalary', 'validThrough', 'experienceRequirements'),
      ...payOf(baseSalary),
      ...(places[0] === undefined ? {} : addressOf(places[0])),
      ...stated({
        reference:
          textIn(isFields(identifier) ? (identifier['value'] ?? identifier) : identifier) || textIn(fields['url']),
        company: textIn(hiringOrganization),
        jobType: employmentType,
        otherPlaces: places.slice(1).map(placeName),
        remote: fields['jobLocationType'],
        hiresIn: entriesOf(fields['applicantLocationRequirements']).map(textIn).filter(Boolean),
        deadline: validThrough,
        experience: experienceOf(fields['experienceRequirements']),
        category: fields['industry'] ?? fields['occupationalCategory'],
        startsOn: fields['jobStartDate'],
        hoursPerWeek: /^(\d+) hours/.exec(textIn(fields['workHours']))?.[1],
      }),
    };
  },
};

function addressOf(place: Raw): RawFields {
  const address = at(place, 'address') ?? place;
  if (!isFields(address)) return { location: textIn(address) };
  const part = (name: string): string => textIn(address[name]);
  const city = part('addressLocality') || textIn(at(place, 'name'));
  return stated({ city, region: part('addressRegion'), country: part('addressCountry') });
}

function placeName(place: Raw): string {
  return textIn(at(place, 'address', 'addressLocality')) || textIn(at(place, 'address')) || textIn(place);
}

function payOf(salary: Raw | undefined): RawFields {
  if (!isFields(salary)) return { salary: textIn(salary), ...amounts(textIn(salary)) };
  const value = salary['value'];
  const one = isFields(value) ? value['value'] : value;
  const from = (name: string): Raw | undefined => at(value, name) ?? salary[name];
  return stated({
    minSalary: from('minValue') ?? one,
    maxSalary: from('maxValue') ?? one,
    payPeriod: from('unitText'),
    currency: salary['currency'] ?? at(value, 'currency'),
  });
}

function experienceOf(required: Raw | undefined): string {
  const months = textIn(at(required, 'monthsOfExperience'));
  return /^\d{1,3}$/.test(months) ? levelOfYears(Number(months) / 12) : textIn(required);
}
