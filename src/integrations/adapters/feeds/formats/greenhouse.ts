import { at, entriesOf, isFields, textIn } from '../raw-listing.js';
import { stated, without, type Shape } from './shape.js';

/** The jobs of a Greenhouse job board. */
export const greenhouse: Shape = {
  recognizes: (fields) => Object.hasOwn(fields, 'absolute_url') && Object.hasOwn(fields, 'internal_job_id'),
  convert: (fields) => {
    const own = entriesOf(fields['metadata']).filter(isFields);
    const department = entriesOf(fields['departments'])
      .map(textIn)
      .find((name) => !/^no department$/i.test(name));
    return {
      ...without(fields, 'id', 'location', 'content', 'departments', 'offices', 'metadata', 'company_name', 'language'),
      // The employer's own fields, such as "Employment Type".
      ...stated(Object.fromEntries(own.map((field) => [textIn(field['name']), textIn(field['value'])]))),
      ...stated({
        reference: fields['id'],
        company: fields['company_name'],
        location: at(fields, 'location', 'name') ?? at(fields, 'offices', 'name'),
        description: fields['content'],
        department,
      }),
    };
  },
};
