import { xmlText } from '../../../shared/adapters/web/markup.js';
import type { SitemapEntry } from '../../application/ports/job-queries.js';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The pages for everybody beside those of listings. */
const PAGES = [
  '/',
  '/job-seeker/search',
  '/auth',
  '/about/about-us',
  '/about/resources',
  '/about/career-resources',
  '/about/employer-resources',
  '/about/pricing',
  '/about/help-center',
  '/about/contact-us',
  '/about/privacy-policy',
  '/about/terms-of-service',
];

/** Where the map of one part is: at the top, because a map speaks of what lies below it. */
export const partPath = (part: number): string => `/sitemap-${part}.xml`;

/** A map of the public pages and of listings. */
export function sitemap(origin: string, jobs: readonly SitemapEntry[], { withPages }: { withPages: boolean }): string {
  const pages = withPages ? PAGES.map((path) => `<url><loc>${xmlText(origin + path)}</loc></url>`) : [];
  const listings = jobs.map(
    ({ id, changedAt }) =>
      `<url><loc>${xmlText(`${origin}/jobs/${id}`)}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>`,
  );
  return `${XML}<urlset ${NAMESPACE}>\n${[...pages, ...listings].join('\n')}\n</urlset>\n`;
}

/** A list of maps, where one would be too long. */
export function sitemapIndex(origin: string, parts: readonly number[]): string {
  const maps = parts.map((part) => `<sitemap><loc>${xmlText(origin + partPath(part))}</loc></sitemap>`);
  return `${XML}<sitemapindex ${NAMESPACE}>\n${maps.join('\n')}\n</sitemapindex>\n`;
}
