import { checkConnection, noteStatus } from '@/lib/browser/connection.ts';
import { ApiError, NetworkError } from './api-error.ts';

/** A fetch that sends the session cookie, and throws {@link NetworkError} if the request fails. */
async function responseOf(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(input, { credentials: 'same-origin', ...init });
    noteStatus(response.status);
    return response;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    void checkConnection();
    throw new NetworkError(error);
  }
}

async function throwRefusal(response: Response): Promise<never> {
  const body = await response.text().catch(() => '');
  throw await ApiError.fromBody(response.status, response.statusText, body);
}

/**
 * A fetch that sends the session cookie, and throws {@link ApiError} for error responses and {@link NetworkError} if
 * the request fails.
 */
export async function apiFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await responseOf(input, init);
  return response.ok ? response : throwRefusal(response);
}

/** Gets a JSON document of the signed-in user; null without a session, which is no error that anyone reads. */
export async function getOwnJson<T>(path: string, signal?: AbortSignal): Promise<T | null> {
  const response = await responseOf(path, { headers: { accept: 'application/json' }, signal });
  if (response.status === 401) {
    // An unread answer would keep the connection.
    await response.text();
    return null;
  }
  return response.ok ? ((await response.json()) as T) : throwRefusal(response);
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
