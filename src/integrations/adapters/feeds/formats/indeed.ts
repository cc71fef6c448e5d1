import { textIn } from '../raw-listing.js';
import { payIn } from '../mapping/pay.js';
import { stated, without, type Shape } from './shape.js';

/** The job of a feed for Indeed. */
export const indeed: Shape = {
  recognizes: (fields) => Object.hasOwn(fields, 'referencenumber'),
  convert: (fields) => ({
    ...without(fields, 'remotetype'),
    ...amounts(textIn(fields['salary'])),
    ...stated({ remote: fields['remotetype'] }),
  }),
};

/** The amounts in the text of the pay. */
export function amounts(salary: string): Readonly<Record<string, string>> {
  const pay = payIn(salary);
  if (!pay) return {};
  const entries = Object.entries(pay).filter(([, value]) => value !== null);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
