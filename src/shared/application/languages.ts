import type { Words } from '../domain/words.js';

/** The site's words in its languages. */
export abstract class Languages {
  /** English for a language that the site does not speak, and times in UTC without a time zone. */
  abstract words(language: string | null | undefined, timeZone?: string | null): Words;
}
