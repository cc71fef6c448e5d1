import type { PublicJobBody } from '@/api/generated/types.gen';

/** Data embedded in the page, which spares the first requests. */
export interface FirstData<Found> {
  /** The listing of a job page. */
  job?: PublicJobBody;
  /** Data loaded during server rendering. */
  found?: Found;
}

/** Reads the embedded data, if any. */
export function readFirstData<Found>(page: Document): FirstData<Found> {
  const text = page.getElementById('first-data')?.textContent;
  return text ? (JSON.parse(text) as FirstData<Found>) : {};
}

/** The public origin of the site: from the server, or else the page's own. */
export function siteOrigin(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[name="site-origin"]')?.content || page.location.origin;
}
