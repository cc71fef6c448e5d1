import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, LocalError, messageOf, NetworkError } from './api-error.ts';
import { apiFetch } from './http.ts';

afterEach(() => vi.unstubAllGlobals());

describe('ApiError.fromBody', () => {
  it.each([
    [
      'the message from the body',
      409,
      'Conflict',
      '{"message":"Username is already taken"}',
      'Username is already taken',
    ],
    ['the body text if it is not JSON', 502, 'Bad Gateway', 'upstream is down', 'upstream is down'],
    ['the body text of JSON without a message', 400, 'Bad Request', '{"code":"x"}', '{"code":"x"}'],
    ['the status text of an empty body', 404, 'Not Found', '', 'Not Found'],
    ['the status code if all else is empty', 503, '', ' ', '503 Unknown error'],
  ])('reads %s', async (_name, status, statusText, body, message) => {
    expect(await ApiError.fromBody(status, statusText, body)).toMatchObject({ status, message });
  });

  it('keeps field errors', async () => {
    const body = '{"message":"No","errors":[{"field":"email","message":"Taken"},{"field":3}]}';
    expect((await ApiError.fromBody(400, '', body)).fieldErrors).toEqual([{ field: 'email', message: 'Taken' }]);
  });
});

describe('messageOf', () => {
  it.each([
    ['of the server', new ApiError(409, 'Username is already taken'), 'Username is already taken'],
    ['of what was refused here', new LocalError('Use a PDF.'), 'Use a PDF.'],
    [
      'about missing code',
      Object.assign(new TypeError('A part is missing.'), { name: 'MissingCodeError' }),
      'A part is missing.',
    ],
  ])('is the message %s', (_name, error, message) => expect(messageOf(error)).toBe(message));

  it.each([
    new TypeError("Cannot read properties of undefined (reading 'map')"),
    new DOMException('The quota has been exceeded.', 'QuotaExceededError'),
    new SyntaxError('Unexpected token < in JSON'),
    new ApiError(500, ''),
    'a string',
    undefined,
  ])('says nothing about a fault: %s', (fault) => {
    expect(messageOf(fault)).toBe('Something went wrong. Please try again.');
    expect(messageOf(fault, 'Failed to load jobs')).toBe('Failed to load jobs');
  });
});

describe('apiFetch', () => {
  it('throws an ApiError for an error response', async () => {
    vi.stubGlobal('fetch', async () => new Response('{"message":"No"}', { status: 403 }));
    await expect(apiFetch('/api/x')).rejects.toEqual(new ApiError(403, 'No'));
  });

  it('throws a NetworkError with a readable message when the request fails', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    const error: unknown = await apiFetch('/api/x').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NetworkError);
    expect(messageOf(error)).toMatch(/check your connection/);
  });

  it('sends same-origin cookies', async () => {
    const fetch = vi.fn(async () => new Response('{}'));
    vi.stubGlobal('fetch', fetch);
    await apiFetch('/api/x');
    expect(fetch).toHaveBeenCalledWith('/api/x', { credentials: 'same-origin' });
  });
});
