import { at, entriesOf, textIn } from '../raw-listing.js';
import { stated, without, type Shape } from './shape.js';

/** The offers of Recruitee's API. Its XML needs no conversion. */
export const recruitee: Shape = {
  recognizes: (fields) => Object.hasOwn(fields, 'careers_url') || Object.hasOwn(fields, 'employment_type_code'),
  convert: (fields) => {
    const location = textIn(fields['location']);
    const rest = without(fields, 'id', 'company_name', 'location', 'locations', 'country_code', 'salary', 'close_at');
    const hours = textIn(fields['min_hours']) === textIn(fields['max_hours']) ? textIn(fields['min_hours']) : '';
    const places = entriesOf(fields['locations']).map((place) => textIn(at(place, 'city')) || textIn(place));
    return {
      ...without(rest, 'guid', 'city', 'state_code', 'state_name', 'country', 'min_hours', 'max_hours'),
      ...stated({
        reference: fields['id'],
        company: fields['company_name'],
        city: fields['city'] ?? location,
        country: fields['country_code'] ?? fields['country'],
        otherPlaces: places.slice(1).filter(Boolean),
        deadline: fields['close_at'],
        minSalary: at(fields, 'salary', 'min'),
        maxSalary: at(fields, 'salary', 'max'),
        payPeriod: at(fields, 'salary', 'period'),
        currency: at(fields, 'salary', 'currency'),
        hoursPerWeek: hours,
      }),
    };
  },
};
