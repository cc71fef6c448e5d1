import { at, entriesOf, isFields, textIn } from '../raw-listing.js';
import { stated, without, type Shape } from './shape.js';

/** Kinds of employment that say more than the schedule. */
const KINDS = /intern|trainee|freelance|temporary|seasonal|working_student/i;

/** The open positions of Personio, `workzag-jobs`. */
export const personio: Shape = {
  recognizes: (fields) => Object.hasOwn(fields, 'jobDescriptions') && Object.hasOwn(fields, 'id'),
  convert: (fields) => {
    const { id, name, subcompany, office, department, recruitingCategory, employmentType, schedule } = fields;
    const { seniority, yearsOfExperience, keywords } = fields;
    const rest = without(fields, 'id', 'name', 'subcompany', 'office', 'additionalOffices', 'department');
    const sections = entriesOf(fields['jobDescriptions']).filter(isFields);
    const isKind = KINDS.test(textIn(employmentType));
    return {
      ...without(rest, 'jobDescriptions', 'employmentType', 'schedule', 'seniority', 'yearsOfExperience', 'keywords'),
      ...stated({
        reference: id,
        title: name,
        company: subcompany,
        location: office,
        otherPlaces: entriesOf(fields['additionalOffices']),
        department: department ?? recruitingCategory,
        description: sections
          .map((section) => `<h3>${textIn(section['name'])}</h3><div>${textIn(at(section, 'value'))}</div>`)
          .join(''),
        jobType: isKind ? employmentType : (schedule ?? employmentType),
        experience: yearsOfExperience ?? seniority,
        skills: keywords,
      }),
    };
  },
};
