import type { Words } from '../domain/words.js';

/** The site's words in its languages. */
export abstract class Languages {
  /** English for a language that the site does not speak. */
  abstract words(language: string | null | undefined): Words;
}
