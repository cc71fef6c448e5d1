import type { AnyRoute } from '@tanstack/react-router';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '@/lib/page/search-params.ts';
import { routeTree } from '@/routeTree.gen.ts';
import { StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp, type App } from '@/testing/app.tsx';
import { ADMIN } from './admin-parameters.ts';
import { EMPLOYER } from './employer-parameters.ts';
import { PEOPLE } from './people-parameters.ts';
import { PUBLIC } from './public-parameters.ts';
import type { Change, Outcome } from './search-parameters.ts';

const SEARCH_PARAMETERS = [...PUBLIC, ...EMPLOYER, ...PEOPLE, ...ADMIN];

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi();
});
afterEach(() => closeApps(api));

async function expectOutcome({ request, shown: [read, found] }: Outcome): Promise<void> {
  // Parts of a page load their code when they are first shown.
  await waitFor(() => expect(read()).toEqual(found));
  if (!request) return;
  const [operation, query, path = {}] = request;
  expect(api.sent(operation).at(-1)).toMatchObject({ path });
  expect(api.sent(operation).at(-1)?.query).toEqual(query);
}

async function expectToChange(app: App, { act, url, expected }: Change): Promise<void> {
  await act(app.user);
  await waitFor(() => expect(app.url()).toBe(url));
  await app.settle();
  await expectOutcome(expected);
}

function routesWithSearch(route: AnyRoute): AnyRoute[] {
  const children = Object.values((route.children ?? {}) as Record<string, AnyRoute>).flatMap(routesWithSearch);
  return route.options.validateSearch ? [route, ...children] : children;
}

it('are described for every route that has them', async () => {
  await openApp(api, '/about/about-us');
  const described = new Set(SEARCH_PARAMETERS.map(({ route }) => route));
  expect([...described].sort()).toEqual(
    routesWithSearch(routeTree)
      .map(({ id }) => id as string)
      .sort(),
  );
});

it.each(SEARCH_PARAMETERS)('at $url are the same once they were a link', async ({ route, url }) => {
  await openApp(api, '/about/about-us');
  const described = routesWithSearch(routeTree).find(({ id }) => id === route);
  const read = described?.options.validateSearch as (search: Record<string, unknown>) => Record<string, unknown>;
  const { search } = new URL(url, window.location.origin);
  const found = read(parseSearch(search));
  const dropped = Object.keys(parseSearch(search)).filter((name) => found[name] === undefined);
  expect(dropped).toEqual([]);
  // What a link carries, and what its URL says.
  expect(read(found)).toEqual(found);
  expect(read(parseSearch(stringifySearch(found)))).toEqual(found);
});

/** Numbers that are no ids: the route, and the least and the most that count. */
const NUMBERS: [route: string, name: string, least: number, most: number][] = [
  ['/_antd/_employer/employer/candidates', 'radius', 1, 500],
  ['/_antd/_employer/employer/candidates', 'experience', 0, 50],
  ['/_antd/_employer/employer/candidates', 'page', 1, 5],
];
/** PostgreSQL's largest. */
const LARGEST_ID = 2_147_483_647;
/** What job-search-params.test.ts is about. */
const OF_SEARCH = /^(radius|payAtLeast|salaryM\w+)$/;

it('that are numbers count from the least to the most of them', async () => {
  await openApp(api, '/about/about-us');
  for (const { route, url } of SEARCH_PARAMETERS) {
    const described = routesWithSearch(routeTree).find(({ id }) => id === route);
    const read = described?.options.validateSearch as (search: Record<string, unknown>) => Record<string, unknown>;
    const search = parseSearch(new URL(url, window.location.origin).search);
    const names = Object.entries(read(search)).flatMap(([name, value]) => (typeof value === 'number' ? [name] : []));
    for (const name of names.filter((one) => !route.includes('search') || !OF_SEARCH.test(one))) {
      const [, , least, most] = NUMBERS.find(([of, one]) => of === route && one === name) ?? [
        route,
        name,
        1,
        LARGEST_ID,
      ];
      const values = [least - 1, least, most, most + 1];
      const counted = values.filter((value) => read({ ...search, [name]: String(value) })[name] === value);
      expect([route, name, ...counted]).toEqual([route, name, least, most]);
    }
  }
});

it.each(SEARCH_PARAMETERS)('at $url follow the URL, controls, the back button and a reload', async (parameters) => {
  const { as, server, url, lands = url, expected, change, invalid, otherwise } = parameters;
  const changes = [change ?? []].flat();
  const last = changes.at(-1);
  server?.(api);
  const app = await openApp(api, url, { as });
  expect(app.url()).toBe(lands);
  await expectOutcome(expected);
  for (const each of changes) await expectToChange(app, each);
  if (last?.adds) {
    await app.back();
    // What was asked for before is kept.
    await expectOutcome({ shown: (changes.at(-2)?.expected ?? expected).shown });
  }
  app.close();
  const reloaded = await openApp(api, last?.url ?? url, { as });
  await expectOutcome(last?.expected ?? expected);
  await reloaded.go(invalid);
  await expectOutcome(otherwise);
});
