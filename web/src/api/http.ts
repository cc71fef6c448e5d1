import { checkConnection, noteStatus } from '@/lib/browser/connection.ts';
import { ApiError, NetworkError } from './api-error.ts';

/**
 * A fetch that sends the session cookie, and throws {@link ApiError} for error responses and {@link NetworkError} if
 * the request fails.
 */
export async function apiFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(input, { credentials: 'same-origin', ...init });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    void checkConnection();
    throw new NetworkError(error);
  }
  noteStatus(response.status);
  if (!response.ok) {
    const body = await response.text().catch(() => '');
    throw ApiError.fromBody(response.status, response.statusText, body);
  }
  return response;
}

/** Gets a JSON document. */
export async function getJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  const response = await apiFetch(path, { headers: { accept: 'application/json' }, signal });
  return (await response.json()) as T;
}

/** Sends a JSON document; the caller parses the response. */
export function sendJson(method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: unknown): Promise<Response> {
  return apiFetch(path, {
    method,
    headers: { accept: 'application/json', ...(payload === undefined ? {} : { 'content-type': 'application/json' }) },
    body: payload === undefined ? undefined : JSON.stringify(payload),
  });
}
