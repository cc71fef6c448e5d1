import type { PublicJobBody } from '../api/generated/types.gen';

/** What the server has put beside the page, so that nothing has to be asked for before it shows. */
export interface FirstData<Found> {
  /** The listing of a job page. */
  job?: PublicJobBody;
  /** What was looked up while the page was drawn. */
  found?: Found;
}

/** Reads what came with the page; nothing where it came without. */
export function readFirstData<Found>(page: Document): FirstData<Found> {
  const text = page.getElementById('first-data')?.textContent;
  return text ? (JSON.parse(text) as FirstData<Found>) : {};
}

/** The origin by which people know the site: the server's word, else where the page came from. */
export function siteOrigin(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[name="site-origin"]')?.content || page.location.origin;
}
