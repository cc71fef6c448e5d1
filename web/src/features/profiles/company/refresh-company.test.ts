import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import { queryScopes } from '@/lib/query/query-scopes.ts';
import { refreshCompany } from './refresh-company.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([200, 503])('bypasses the browser cache and reloads listings (%i)', async (status) => {
  const fetched: [string, RequestCache][] = [];
  vi.stubGlobal('fetch', async ({ url, cache }: Request) => {
    fetched.push([new URL(url).pathname, cache]);
    return Response.json({}, { status });
  });
  const client = createQueryClient();
  const keys = [
    [...queryScopes.companies, 7],
    [...queryScopes.jobs, 'company', 7],
  ];
  for (const key of keys) client.setQueryData(key, {});
  await refreshCompany(client, 7);
  expect(fetched).toEqual([['/api/employer/public/7', 'reload']]);
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
});
