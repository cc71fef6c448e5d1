import { entriesOf, textIn } from '../raw-listing.js';
import { stated, without, type Shape } from './shape.js';

/** Items of RSS, as of WP Job Manager. */
export const rss: Shape = {
  recognizes: (fields) =>
    Object.hasOwn(fields, 'link') && (Object.hasOwn(fields, 'guid') || Object.hasOwn(fields, 'pubDate')),
  convert: (fields) => ({
    ...without(fields, 'guid', 'link', 'description', 'content:encoded', 'category', 'job_listing:job_category'),
    ...stated({
      reference: fields['guid'] ?? fields['link'],
      // The description is often only the beginning of the text.
      description: fields['content:encoded'] ?? fields['description'],
      category: entriesOf(fields['job_listing:job_category'] ?? fields['category']).map(textIn),
      salary: fields['job_listing:job_salary'],
      link: textIn(fields['guid']) ? fields['link'] : undefined,
    }),
  }),
};
