import { at, entriesOf, isFields, textIn } from '../raw-listing.js';
import { stated, without, type Shape } from './shape.js';

/** What the conversion reads, and what says the same in another way. */
const READ =
  'id text categories description descriptionPlain descriptionBody descriptionBodyPlain opening openingPlain lists ' +
  'additional additionalPlain workplaceType salaryRange salaryDescription salaryDescriptionPlain';

/** The postings of Lever. */
export const lever: Shape = {
  recognizes: (fields) => Object.hasOwn(fields, 'hostedUrl') && Object.hasOwn(fields, 'text'),
  convert: (fields) => {
    const { categories, salaryRange } = fields;
    const places = entriesOf(at(categories, 'allLocations')).map(textIn);
    const location = textIn(at(categories, 'location')) || (places[0] ?? '');
    return {
      ...without(fields, ...READ.split(' ')),
      ...stated({
        reference: fields['id'],
        title: fields['text'],
        location,
        otherPlaces: places.filter((place) => place !== location),
        remote: fields['workplaceType'],
        department: at(categories, 'department') ?? at(categories, 'team'),
        jobType: at(categories, 'commitment'),
        experience: at(categories, 'level'),
        description: [
          textIn(fields['description']) || textIn(fields['descriptionPlain']),
          ...entriesOf(fields['lists']).filter(isFields).map(section),
          ...[fields['additional'], fields['salaryDescription']].map(textIn),
        ].join('\n'),
        minSalary: at(salaryRange, 'min'),
        maxSalary: at(salaryRange, 'max'),
        currency: at(salaryRange, 'currency'),
        // Such as "per-month-salary".
        payPeriod: textIn(at(salaryRange, 'interval')).replace(/^per-|-(salary|wage)$/g, ''),
      }),
    };
  },
};

function section(list: Parameters<typeof at>[0]): string {
  return `<h3>${textIn(at(list, 'text'))}</h3><ul>${textIn(at(list, 'content'))}</ul>`;
}
