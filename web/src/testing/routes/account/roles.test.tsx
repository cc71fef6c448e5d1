import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { identityCurrent } from '@/api/generated/calls/identity.gen';
import { createQueryClient } from '@/app/query-client.ts';
import { homeOf, type User } from '@/features/auth/user.ts';
import { readSite } from '@/lib/page/site.ts';
import { createAppRouter } from '@/router.tsx';
import { StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, PEOPLE } from '@/testing/app.tsx';
import { PAGES, serveEverything } from '../pages.ts';

let api: StandInApi;

beforeEach(() => {
  api = serveEverything(new StandInApi());
});
afterEach(() => closeApps(api));

const PRIVATE = PAGES.filter(({ as }) => as);
/** Private pages of all roles. */
const SHARED = ['/settings', '/messages', '/second-factor'];
/** Where pages of a role lead others, if not to their own dashboard. */
const ELSEWHERE: Readonly<Record<string, string>> = { '/admin/database-management': '/auth' };

/** Where URLs lead a person, without showing the pages. */
async function led(person: User | undefined, urls: readonly string[]): Promise<[url: string, led: string][]> {
  if (person) api.answer(identityCurrent, person);
  else api.fail(identityCurrent, 401);
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createAppRouter({ queryClient, site: readSite(document) }, { history, scrollRestoration: false });
  const places: [string, string][] = [];
  for (const url of urls) {
    history.push(url);
    await router.load();
    places.push([url, router.state.location.href]);
  }
  queryClient.clear();
  history.destroy();
  return places;
}

it.each(Object.values(PEOPLE))('$role is sent from pages of other roles to their own dashboard', async (person) => {
  const others = PRIVATE.filter(({ as }) => as !== person.role);
  const places = await led(
    person,
    others.map(({ url }) => url),
  );
  expect(places).toEqual(
    others.map(({ url, route }) => [url, SHARED.includes(route) ? url : (ELSEWHERE[route] ?? homeOf(person))]),
  );
});

it.each(Object.values(PEOPLE))('$role reaches the pages of that role', async ({ role }) => {
  const own = PRIVATE.filter(({ as, url }) => as === role && !url.includes('draft=')).map(({ url }) => url);
  expect(await led(PEOPLE[role], own)).toEqual(own.map((url) => [url, url]));
});

it('visitors are sent from private pages to sign in, and back', async () => {
  const urls = PRIVATE.map(({ url }) => url);
  expect(await led(undefined, urls)).toEqual(
    urls.map((url) => [url, `/auth?${new URLSearchParams({ returnTo: url })}`]),
  );
});
