/** Who reads a page. */
export type Reader = 'visitor' | 'job_seeker' | 'employer' | 'admin';

/** A page about Wayfare or for its users. */
export interface Topic {
  title: string;
  paragraphs: string[];
  /** Whose data the site uses, below everything. */
  credit?: { text: string; source: string; to: string; license: string };
  sections?: { title: string; texts: string[] }[];
  /** Where the reader goes next. */
  links: (reader: Reader) => TopicLink[];
}

/** A link to a screen, or to another address. */
export interface TopicLink {
  label: string;
  to: string;
  search?: Record<string, string>;
}
