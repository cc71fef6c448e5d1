import { xmlText } from '#platform/web/markup.js';
import type { SitemapEntry } from '../../application/ports/job-queries.js';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Public pages other than listings. */
const PAGES = [
  '/',
  '/job-seeker/search',
  '/auth',
  '/about/about-us',
  '/about/for-employers',
  '/about/resources',
  '/about/career-resources',
  '/about/employer-resources',
  '/about/pricing',
  '/about/help-center',
  '/about/contact-us',
  '/about/privacy-policy',
  '/about/terms-of-service',
];

/** At the top level, because a sitemap may only list URLs below its own path. */
const partPath = (part: number): string => `/sitemap-${part}.xml`;

/** The slugs of a company and, for the page of one of its hotels, of the hotel. */
type CompanySlugs = readonly string[];

/** The path of a company's page, or that of one of its hotels. */
export function companyPath(slugs: CompanySlugs): string {
  return `/companies/${slugs.map(encodeURIComponent).join('/')}`;
}

type OtherPages = { readonly withPages: boolean; readonly companies: readonly CompanySlugs[] };

/** A sitemap of listings and companies, optionally with the other public pages. */
export function sitemap(origin: string, jobs: readonly SitemapEntry[], { withPages, companies }: OtherPages): string {
  const paths = [...(withPages ? PAGES : []), ...companies.map(companyPath)];
  const pages = paths.map((path) => `<url><loc>${xmlText(origin + path)}</loc></url>`);
  const listings = jobs.map(
    ({ id, changedAt }) =>
      `<url><loc>${xmlText(`${origin}/jobs/${id}`)}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>`,
  );
  return `${XML}<urlset ${NAMESPACE}>\n${[...pages, ...listings].join('\n')}\n</urlset>\n`;
}

/** An index of the parts of a sitemap. */
export function sitemapIndex(origin: string, parts: readonly number[]): string {
  const maps = parts.map((part) => `<sitemap><loc>${xmlText(origin + partPath(part))}</loc></sitemap>`);
  return `${XML}<sitemapindex ${NAMESPACE}>\n${maps.join('\n')}\n</sitemapindex>\n`;
}
