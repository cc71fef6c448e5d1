import {
  defaultShouldDehydrateQuery,
  dehydrate,
  QueryClientProvider,
  type DehydratedState,
  type QueryClient,
} from '@tanstack/react-query';
import {
  createMemoryHistory,
  RouterContextProvider,
  rootRouteId,
  RouterProvider,
  useTags,
} from '@tanstack/react-router';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { I18n } from '@lingui/core';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { CompanyPageBody, PublicJobBody, SimilarJobsBody, WorkplacePageBody } from '@/api/generated/types.gen';
import { companyPageQuery, workplacePageQuery } from '@/features/companies/drawn/company-page-query.ts';
import { similarJobsQuery, filterOf, premiumOf, publicJobQuery } from '@/features/jobs/job-queries.ts';
import { parseJobSearch } from '@/features/jobs/drawn/search/job-search-params.ts';
import { NO_INDEX } from '@/lib/page/page-head.ts';
import { prefixOf, type Language } from '@/lib/language/languages.ts';
import { speakIn } from '@/lib/language/t.ts';
import { loadLanguage } from './catalogs.ts';
import type { Site } from '@/lib/page/site.ts';
import { parseSearch, stringifySearch } from '@/lib/page/search-params.ts';
import { createAppRouter } from '@/router.tsx';
import { createGivenQueries, addFoundJobs, type FoundJobs } from './given-queries.ts';

/** Screens that the server renders: they are public and need no more data than the request provides. */
const DRAWN = '/(drawn)/';
const MISSING = `${DRAWN}$`;
const JOB = `${DRAWN}jobs/$id`;
const COMPANY = `${DRAWN}companies/$slug`;
const WORKPLACE = `${DRAWN}companies/$slug_/$workplace`;
/** The screens that show jobs found by a search. */
const WITH_RESULTS = [DRAWN, `${DRAWN}job-seeker/search`];
/** Another screen whose head is public. */
const AUTH = '/_antd/(account)/auth';

export interface PageRequest {
  /** The requested path and query. */
  url: string;
  language: Language;
  site: Site;
  /** The listing, on a listing page. */
  job?: PublicJobBody;
  /** What everyone may know of a listing that has ended, with similar ones. */
  ended?: SimilarJobsBody;
  /** The company, on a company page. */
  company?: CompanyPageBody;
  /** The hotel, on a hotel's page. */
  workplace?: WorkplacePageBody;
  /** The listing or company does not exist or is not public. */
  isMissing?: boolean;
  /** Runs a search; if it returns undefined, the browser runs it. */
  find?: (queries: JobQueries) => Promise<FoundJobs | undefined>;
}

/** The query parameters of the first API requests of a search. */
type JobQueries = Record<keyof FoundJobs, Record<string, string>>;

/** A page as HTML, to be inserted into the document. */
export interface DrawnPage {
  /** The id of the matched route. */
  routeId: string;
  /** Whether the page exists. */
  isThere: boolean;
  /** Whether search engines may index it. */
  isIndexed: boolean;
  head: string;
  /** Empty if only the browser can render it. */
  content: string;
  /** The initial data for the browser's query cache. */
  data?: DehydratedState;
}

/** The language of the page that is being drawn. */
const speaking = new AsyncLocalStorage<I18n>();
speakIn(() => speaking.getStore());

/** Renders a page as a visitor first sees it, from the given data only. */
export async function drawPage(page: PageRequest): Promise<DrawnPage> {
  const queryClient = createGivenQueries({ isMissing: page.isMissing === true });
  try {
    return await speaking.run(await loadLanguage(page.language), () => drawWith(queryClient, page));
  } finally {
    // Otherwise the cache's timers would keep the page in memory.
    queryClient.clear();
  }
}

async function drawWith(
  queryClient: QueryClient,
  { url, language, site, job, ended, company, workplace, isMissing = false, find }: PageRequest,
): Promise<DrawnPage> {
  if (job) queryClient.setQueryData(publicJobQuery(job.id).queryKey, job);
  if (ended) queryClient.setQueryData(similarJobsQuery(ended.id).queryKey, ended);
  if (company) queryClient.setQueryData(companyPageQuery(company.employerId).queryKey, company);
  if (workplace) queryClient.setQueryData(workplacePageQuery(workplace.employerId, workplace.id).queryKey, workplace);
  const history = createMemoryHistory({ initialEntries: [prefixOf(language) + url] });
  const router = createAppRouter(
    { queryClient, site },
    { basepath: prefixOf(language) || '/', history, scrollRestoration: false },
  );
  const routeId = router.matchRoutes(router.latestLocation).at(-1)?.routeId ?? MISSING;
  const isDrawn = routeId.startsWith(DRAWN);
  const needed: Record<string, unknown> = { [JOB]: job, [COMPANY]: company, [WORKPLACE]: workplace };
  const isGiven = isMissing || !Object.hasOwn(needed, routeId) || needed[routeId] !== undefined;
  if (!(isDrawn || routeId === AUTH) || !isGiven)
    return { routeId, isThere: routeId !== rootRouteId, isIndexed: false, head: headOfPrivateScreen(), content: '' };

  if (WITH_RESULTS.includes(routeId)) await lookUp(queryClient, router.latestLocation.search, find);
  // The canonical form of the URL: the app would redirect to it first, which a router on the server does not follow.
  const { pathname: to } = router.latestLocation;
  history.replace(router.buildLocation({ to, search: true, params: true, _includeValidateSearch: true }).publicHref);
  await router.load();
  const inRouter = (children: ReactNode): ReactElement => (
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>{children}</RouterContextProvider>
    </QueryClientProvider>
  );
  const { matches } = router.state;
  const isThere = routeId !== MISSING && matches.every(({ status }) => status !== 'notFound');
  return {
    routeId,
    isThere,
    isIndexed: matches.every(({ meta = [] }) => !meta.includes(NO_INDEX)),
    head: renderToStaticMarkup(inRouter(<Head />)),
    content: isDrawn ? await drawWhole(inRouter(<RouterProvider router={router} />)) : '',
    data: dataOf(queryClient, job),
  };
}

/** Runs a search with the query parameters that the browser would send. */
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
  if (found) addFoundJobs(queryClient, search, found);
}

/** The data of the page. A listing is marked stale: the browser requests it again, which counts the view. */
function dataOf(queryClient: QueryClient, job: PublicJobBody | undefined): DehydratedState | undefined {
  if (job) void queryClient.invalidateQueries({ ...publicJobQuery(job.id), refetchType: 'none' });
  const data = dehydrate(queryClient, {
    // Without initial values, which the browser has as well.
    shouldDehydrateQuery: (query) => query.state.dataUpdateCount > 0 && defaultShouldDehydrateQuery(query),
  });
  return data.queries.length > 0 ? data : undefined;
}

/** Renders suspended content in place, without the scripts that streaming needs. */
async function drawWhole(content: ReactElement): Promise<string> {
  const { prelude } = await prerender(content, { progressiveChunkSize: Infinity });
  return new Response(prelude).text();
}

/** The tags of the routes, marked so that the browser can replace them. */
function Head(): ReactNode {
  return useTags().map(({ tag, attrs, children }, index) =>
    createElement(tag, { ...attrs, key: index, 'data-server-head': '' }, children),
  );
}

function headOfPrivateScreen(): string {
  return renderToStaticMarkup(
    <>
      <title data-server-head="">Wayfare</title>
      <meta data-server-head="" {...NO_INDEX} />
    </>,
  );
}
