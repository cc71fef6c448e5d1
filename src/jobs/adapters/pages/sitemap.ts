import { xmlText } from '#platform/web/markup.js';
import { PAGE_LANGUAGES, SOURCE_LANGUAGE, type Language } from '#shared/domain/values/language.js';
import type { SitemapEntry } from '../../application/ports/job-queries.js';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

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
  const pages = (withPages ? PAGES : []).flatMap((path) => inEachLanguage(origin, path));
  const ofCompanies = companies.map((slugs) => `<url><loc>${xmlText(origin + companyPath(slugs))}</loc></url>`);
  const listings = jobs.map(
    ({ id, changedAt }) =>
      `<url><loc>${xmlText(`${origin}/jobs/${id}`)}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>`,
  );
  return `${XML}<urlset ${NAMESPACE} ${LINKS}>\n${[...pages, ...ofCompanies, ...listings].join('\n')}\n</urlset>\n`;
}

/**
 * A page in each language, naming all of its versions as the page itself does. Listings and companies are written in
 * one language, so they are listed once; their pages name the versions.
 */
function inEachLanguage(origin: string, path: string): string[] {
  const version = (language: Language): string =>
    language === SOURCE_LANGUAGE ? origin + path : `${origin}/${language}${path === '/' ? '' : path}`;
  const link = (tag: string, language: Language): string =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${xmlText(version(language))}"/>`;
  const links = [...PAGE_LANGUAGES.map((language) => link(language, language)), link('x-default', SOURCE_LANGUAGE)];
  return PAGE_LANGUAGES.map((language) => `<url><loc>${xmlText(version(language))}</loc>${links.join('')}</url>`);
}

/** An index of the parts of a sitemap. */
export function sitemapIndex(origin: string, parts: readonly number[]): string {
  const maps = parts.map((part) => `<sitemap><loc>${xmlText(origin + partPath(part))}</loc></sitemap>`);
  return `${XML}<sitemapindex ${NAMESPACE}>\n${maps.join('\n')}\n</sitemapindex>\n`;
}
