import { dehydrate, QueryClientProvider, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  RouterContextProvider,
  rootRouteId,
  RouterProvider,
  useTags,
} from '@tanstack/react-router';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { CompanyPageBody, PublicJobBody } from '@/api/generated/types.gen';
import { companyPageQuery } from '@/features/companies/company-page-query.ts';
import { filterOf, premiumOf, publicJobQuery } from '@/features/jobs/job-queries.ts';
import { parseJobSearch } from '@/features/jobs/search/job-search-params.ts';
import { NO_INDEX } from '@/lib/page/page-head.ts';
import type { Site } from '@/lib/page/site.ts';
import { parseSearch, stringifySearch } from '@/lib/page/search-params.ts';
import { createAppRouter } from '@/router.tsx';
import { createGivenQueries, keepFoundJobs, type FoundJobs } from './given-queries.ts';

const SEARCH = '/job-seeker/search';
const COMPANY = '/companies/$slug';
/** Screens that anybody may see and that need nothing but what is given. Of all others only the browser knows more. */
const DRAWN = new Set(['/', '/jobs/$id', COMPANY, SEARCH, '/about/$topic', '/$']);
/** Screens whose head everybody may read, drawn or not. */
const OPEN = new Set([...DRAWN, '/(account)/auth']);

/** What is to be drawn. */
export interface PageRequest {
  /** Path and query, as they were asked for. */
  url: string;
  site: Site;
  /** The listing, on its page. */
  job?: PublicJobBody;
  /** The company, on its page. */
  company?: CompanyPageBody;
  /** What the page is about is not there, or not for everybody. */
  isMissing?: boolean;
  /** Looks up what a search finds; undefined leaves that to the browser. */
  find?: (asked: JobsAsked) => Promise<FoundJobs | undefined>;
}

/** What a search asks of the API at first: the queries as they stand in an address. */
type JobsAsked = Record<keyof FoundJobs, Record<string, string>>;

/** A page as HTML, ready to be put into the document. */
export interface DrawnPage {
  /** Which screen it is, as the routes name it. */
  routeId: string;
  /** Whether there is such a page. */
  isThere: boolean;
  /** Whether search engines may show it. */
  isIndexed: boolean;
  head: string;
  /** Empty where only the browser can draw it. */
  content: string;
  /** The data that the page shows, for the browser to start with. */
  data?: DehydratedState | undefined;
}

/** Draws a page as a visitor's browser would at first, from nothing but what is given. */
export async function drawPage(page: PageRequest): Promise<DrawnPage> {
  const queryClient = createGivenQueries({ isMissing: page.isMissing === true });
  try {
    return await drawWith(queryClient, page);
  } finally {
    // Its timers would keep the whole page in memory for as long as a browser keeps what it was given.
    queryClient.clear();
  }
}

async function drawWith(
  queryClient: QueryClient,
  { url, site, job, company, isMissing = false, find }: PageRequest,
): Promise<DrawnPage> {
  if (job) queryClient.setQueryData(publicJobQuery(job.id).queryKey, job);
  if (company) queryClient.setQueryData(companyPageQuery(company.employerId).queryKey, company);
  const history = createMemoryHistory({ initialEntries: [url] });
  const router = createAppRouter({ queryClient, site }, { history, scrollRestoration: false });
  const routeId = router.matchRoutes(router.latestLocation).at(-1)?.routeId ?? '/$';
  const needed = { '/jobs/$id': job, [COMPANY]: company };
  const isGiven = isMissing || !Object.hasOwn(needed, routeId) || needed[routeId as keyof typeof needed] !== undefined;
  if (!OPEN.has(routeId) || !isGiven)
    return { routeId, isThere: routeId !== rootRouteId, isIndexed: false, head: headOfClosedScreen(), content: '' };

  if (routeId === SEARCH || routeId === '/') await lookUp(queryClient, router.latestLocation.search, find);
  // The way the app itself writes the address: it would go there first, and a router without a browser only says so.
  const { pathname: to } = router.latestLocation;
  history.replace(router.buildLocation({ to, search: true, params: true, _includeValidateSearch: true }).publicHref);
  await router.load();
  const inRouter = (children: ReactNode): ReactElement => (
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>{children}</RouterContextProvider>
    </QueryClientProvider>
  );
  const { matches } = router.state;
  const isThere = routeId !== '/$' && matches.every(({ status }) => status !== 'notFound');
  return {
    routeId,
    isThere,
    isIndexed: matches.every(({ meta = [] }) => !meta.includes(NO_INDEX)),
    head: renderToStaticMarkup(inRouter(<Head />)),
    content: DRAWN.has(routeId) ? await drawWhole(inRouter(<RouterProvider router={router} />)) : '',
    data: dataOf(queryClient, job),
  };
}

/** Looks up what a search finds, asked for in the words that the browser would use. */
async function lookUp(
  queryClient: QueryClient,
  address: Record<string, unknown>,
  find: PageRequest['find'],
): Promise<void> {
  const search = parseJobSearch(address);
  const inAddress = (query: Record<string, unknown>) => parseSearch(stringifySearch(query));
  const found = await find?.({
    results: inAddress({ ...search }),
    premium: inAddress(premiumOf(search)),
    facets: inAddress({ ...filterOf(search) }),
    related: inAddress({ ...filterOf(search) }),
  });
  if (found) keepFoundJobs(queryClient, search, found);
}

/** The data of the page. A listing counts as stale: the browser asks for it again, which counts the view. */
function dataOf(queryClient: QueryClient, job: PublicJobBody | undefined): DehydratedState | undefined {
  if (job) void queryClient.invalidateQueries({ ...publicJobQuery(job.id), refetchType: 'none' });
  const data = dehydrate(queryClient);
  return data.queries.length > 0 ? data : undefined;
}

/** Waits for what comes later in a browser, and leaves it in its place: nothing needs a script to be moved there. */
async function drawWhole(content: ReactElement): Promise<string> {
  const { prelude } = await prerender(content, { progressiveChunkSize: Infinity });
  return new Response(prelude).text();
}

/** The tags of the routes, marked so that they go when the browser writes its own. */
function Head(): ReactNode {
  return useTags().map(({ tag, attrs, children }, index) =>
    createElement(tag, { ...attrs, key: index, 'data-server-head': '' }, children),
  );
}

function headOfClosedScreen(): string {
  return renderToStaticMarkup(
    <>
      <title data-server-head="">Wayfare</title>
      <meta data-server-head="" {...NO_INDEX} />
    </>,
  );
}
