import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, messageOf, NetworkError } from './api-error.ts';
import { apiFetch } from './http.ts';

afterEach(() => vi.unstubAllGlobals());

describe('ApiError.fromBody', () => {
  it.each([
    [
      'the message of the body',
      409,
      'Conflict',
      '{"message":"Username is already taken"}',
      'Username is already taken',
    ],
    ['the text without JSON', 502, 'Bad Gateway', 'upstream is away', 'upstream is away'],
    ['the text of JSON without a message', 400, 'Bad Request', '{"code":"x"}', '{"code":"x"}'],
    ['the status text without a body', 404, 'Not Found', '', 'Not Found'],
    ['the status code without anything', 503, '', ' ', '503 Unknown error'],
  ])('reads %s', (_name, status, statusText, body, message) => {
    expect(ApiError.fromBody(status, statusText, body)).toMatchObject({ status, message });
  });

  it('keeps the errors of single fields', () => {
    const body = '{"message":"No","errors":[{"field":"email","message":"Taken"},{"field":3}]}';
    expect(ApiError.fromBody(400, '', body).fieldErrors).toEqual([{ field: 'email', message: 'Taken' }]);
  });
});

describe('apiFetch', () => {
  it('turns a refused request into an ApiError', async () => {
    vi.stubGlobal('fetch', async () => new Response('{"message":"No"}', { status: 403 }));
    await expect(apiFetch('/api/x')).rejects.toEqual(new ApiError(403, 'No'));
  });

  it('says in plain words that the network is away', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    const error: unknown = await apiFetch('/api/x').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NetworkError);
    expect(messageOf(error)).toMatch(/check your connection/);
  });

  it('sends the cookies of this origin', async () => {
    const fetch = vi.fn(async () => new Response('{}'));
    vi.stubGlobal('fetch', fetch);
    await apiFetch('/api/x');
    expect(fetch).toHaveBeenCalledWith('/api/x', { credentials: 'same-origin' });
  });
});
