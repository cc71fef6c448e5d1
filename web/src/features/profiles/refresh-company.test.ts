import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { queryScopes } from '@/lib/query/query-scopes.ts';
import { refreshCompany } from './refresh-company.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([200, 503])('bypasses the browser cache and reloads listings (%i)', async (status) => {
  const fetched: [string, RequestCache][] = [];
  vi.stubGlobal('fetch', async ({ url, cache }: Request) => {
    fetched.push([new URL(url).pathname, cache]);
    return Response.json({}, { status });
  });
  const client = new QueryClient();
  const key = [...queryScopes.companies, 7];
  client.setQueryData(key, {});
  await refreshCompany(client, 7);
  expect(fetched).toEqual([['/api/employer/public/7', 'reload']]);
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});
