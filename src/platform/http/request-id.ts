import type { IncomingHttpHeaders } from 'node:http';

/** What names a request in the log: the proxy's id or a new one, and the trace that it belongs to. */
type RequestIds = { readonly requestId: string; readonly traceId?: string };

/** Neither long nor with characters that could forge a line of a log. */
const REQUEST_ID = /^[\w.-]{1,64}$/;
/** Version 00 of W3C Trace Context, and later ones, which may add fields. */
const TRACE_PARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(-.{0,128})?$/;

/** From `X-Request-Id` or else `traceparent`; what is malformed counts as missing. */
export function requestIdsOf(headers: IncomingHttpHeaders): RequestIds {
  const traceId = TRACE_PARENT.exec(textOf(headers['traceparent']))?.[1];
  const given = textOf(headers['x-request-id']);
  const requestId = REQUEST_ID.test(given) ? given : (traceId ?? crypto.randomUUID());
  return traceId === undefined ? { requestId } : { requestId, traceId };
}

function textOf(header: string | string[] | undefined): string {
  return typeof header === 'string' ? header : '';
}
