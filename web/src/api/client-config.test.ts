import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from './api-error.ts';
import { identityCurrent } from './generated/calls/identity.gen';

afterEach(() => vi.unstubAllGlobals());

it('makes the generated client throw ApiError and NetworkError', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"message":"Please sign in"}', { status: 401 }));
  await expect(identityCurrent()).rejects.toEqual(new ApiError(401, 'Please sign in'));

  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(identityCurrent()).rejects.toBeInstanceOf(NetworkError);
});
