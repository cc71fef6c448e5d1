import type { RawFields } from '../raw-listing.js';
import { greenhouse } from './greenhouse.js';
import { indeed } from './indeed.js';
import { jobPosting } from './job-posting.js';
import { lever } from './lever.js';
import { personio } from './personio.js';
import { recruitee } from './recruitee.js';
import { rss } from './rss.js';
import type { Shape } from './shape.js';

const SHAPES: readonly Shape[] = [jobPosting, greenhouse, lever, recruitee, personio, rss, indeed];

/** The listing with Wayfare's field names if its format is known, otherwise as it is. */
export function converted(fields: RawFields): RawFields {
  return SHAPES.find((shape) => shape.recognizes(fields))?.convert(fields) ?? fields;
}
