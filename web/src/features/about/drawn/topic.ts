export type Reader = 'visitor' | 'job_seeker' | 'employer' | 'admin';

/** An information page. */
export interface Topic {
  title: string;
  paragraphs: string[];
  /** Attribution of third-party data, at the bottom. */
  credit?: { text: string; source: string; to: string; license: string };
  sections?: { title: string; texts: string[] }[];
  /** Next steps for the reader. */
  links: (reader: Reader) => TopicLink[];
}

/** A link to a screen or to an external address. */
export interface TopicLink {
  label: string;
  to: string;
  search?: Record<string, string>;
}
