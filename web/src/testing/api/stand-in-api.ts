import { vi } from 'vitest';
import { findRoute, invalidQuery, sampleAnswer, type ApiRoute } from './api-document.ts';

/** A function of the generated client. */
export type Operation = (options: never) => Promise<unknown>;

/** What an operation answers. */
export type BodyOf<Called extends Operation> = Exclude<Awaited<ReturnType<Called>>, undefined>;

/** A request as the server sees it. */
export interface SentRequest {
  path: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
}

type Reply = (request: SentRequest) => { status: number; body: unknown; headers?: HeadersInit };

interface Recorded extends SentRequest, ApiRoute {
  signal: AbortSignal | null;
  isOpen: boolean;
}

/**
 * Stands in for the server behind `fetch`. It answers reads with samples from the OpenAPI document unless a test declares
 * another answer; it refuses writes that no test declared, and whatever the document does not have.
 */
export class StandInApi {
  private readonly replies = new Map<string, Reply>();
  private readable: Set<string> | undefined;
  private readonly gates = new Map<string, Promise<void>>();
  private readGate: Promise<void> | undefined;
  private readonly recorded: Recorded[] = [];
  /** Requests that the server would not understand, and undeclared writes: always a fault. */
  readonly refused: string[] = [];

  constructor(
    /** Writes that no test declares are answered like reads. */
    private readonly takesAll = false,
  ) {
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => this.receive(input, init));
  }

  /** Answers an operation with a body and headers, or with those made from each request. */
  answer<Called extends Operation>(
    operation: Called,
    body: BodyOf<Called> | ((request: SentRequest) => BodyOf<Called>),
    headers?: HeadersInit | ((request: SentRequest) => HeadersInit),
  ): this {
    const make = typeof body === 'function' ? (body as (request: SentRequest) => unknown) : () => body;
    return this.reply(operation, (request) => {
      const made = make(request);
      const status = made === undefined ? 204 : 200;
      return { status, body: made, headers: typeof headers === 'function' ? headers(request) : headers };
    });
  }

  /** Fails an operation with a problem. */
  fail(
    operation: Operation,
    status: number,
    problem: { message?: string; code?: string; errors?: object[] } = {},
  ): this {
    return this.reply(operation, () => ({
      status,
      body: { statusCode: status, message: `Refused: ${status}`, ...problem },
    }));
  }

  /** Fails all reads but these, until it is called without any. */
  failReads(except?: readonly Operation[]): void {
    this.readable = except && new Set(except.map((operation) => keyOf(routeOf(operation))));
  }

  /** Answers an operation with its sample again. */
  restore(operation: Operation): void {
    this.replies.delete(keyOf(routeOf(operation)));
  }

  /** Holds the answers of an operation back until the returned function is called. */
  hold(operation: Operation): () => void {
    const key = keyOf(routeOf(operation));
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.gates.set(key, gate);
    return () => {
      this.gates.delete(key);
      release();
    };
  }

  /** Holds the answers of all reads from now on back. */
  holdReads(): void {
    this.readGate = new Promise(() => undefined);
  }

  /** The requests for an operation so far, oldest first. */
  sent(operation: Operation): SentRequest[] {
    const key = keyOf(routeOf(operation));
    return this.recorded.filter((request) => keyOf(request) === key);
  }

  /** What was read of paths like this. */
  readsOf(path: RegExp): string[] {
    return this.recorded.filter(({ method, template }) => method === 'GET' && path.test(template)).map(keyOf);
  }

  /** What was read with this text in its path or query. */
  readsWith(text: string): string[] {
    const isIn = ({ path, query }: SentRequest) => [path, query].some((part) => Object.values(part).includes(text));
    return this.recorded.filter((request) => request.method === 'GET' && isIn(request)).map(keyOf);
  }

  /** Whether an answer that no test holds back is still to come. */
  isBusy(): boolean {
    return this.recorded.some((request) => request.isOpen && !this.gates.has(keyOf(request)));
  }

  /** Requests that nobody has cancelled and that have no answer yet. */
  open(): string[] {
    return this.recorded.filter(({ isOpen, signal }) => isOpen && signal?.aborted !== true).map(keyOf);
  }

  private reply(operation: Operation, reply: Reply): this {
    this.replies.set(keyOf(routeOf(operation)), reply);
    return this;
  }

  private async receive(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = input instanceof Request ? input : undefined;
    const url = new URL(request?.url ?? String(input), window.location.origin);
    const method = init?.method ?? request?.method ?? 'GET';
    if (url.pathname === '/health/dependencies') return new Response(null);
    const route = findRoute(method, url.pathname);
    if (!route) return this.refuse(`${method} ${url.pathname}`);
    const query = Object.fromEntries(url.searchParams);
    const wrong = invalidQuery(route.operation, query);
    if (wrong.length > 0) return this.refuse(`${method} ${url.pathname} with ${wrong.join(', ')}`);
    const sent: Recorded = {
      method,
      template: route.template,
      path: route.path,
      query,
      body: parse(request ? await request.clone().text() : init?.body),
      headers: new Headers(init?.headers ?? request?.headers),
      signal: init?.signal ?? request?.signal ?? null,
      isOpen: true,
    };
    const isDown = method === 'GET' && this.readable?.has(keyOf(sent)) === false;
    const declared = isDown ? outOfOrder : this.replies.get(keyOf(sent));
    if (!declared && method !== 'GET' && !this.takesAll)
      return this.refuse(`${method} ${url.pathname}, which no test declares`);
    this.recorded.push(sent);
    try {
      const gate = this.gates.get(keyOf(sent)) ?? (method === 'GET' ? this.readGate : undefined);
      await Promise.race([gate, aborted(sent.signal)]);
      // The class that the app knows; the runtime of the tests has another one.
      if (sent.signal?.aborted) throw new DOMException('The request was cancelled.', 'AbortError');
      const { status, body, headers } = declared?.(sent) ?? { ...sampleAnswer(route.operation), headers: undefined };
      return new Response(body === undefined ? null : JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json', ...Object.fromEntries(new Headers(headers)) },
      });
    } finally {
      sent.isOpen = false;
    }
  }

  private refuse(what: string): Response {
    this.refused.push(what);
    return new Response(JSON.stringify({ message: `Not declared: ${what}` }), { status: 501 });
  }
}

const outOfOrder: Reply = () => ({ status: 500, body: { statusCode: 500, message: 'Out of order' } });

/** Where an operation is sent: asks the generated function, with a client that only notes what it is given. */
function routeOf(operation: Operation): ApiRoute {
  let route: ApiRoute | undefined;
  const note = (method: string) => (options: { url: string }) => {
    route = { method: method.toUpperCase(), template: options.url };
  };
  const methods = Object.fromEntries(['get', 'post', 'put', 'patch', 'delete'].map((method) => [method, note(method)]));
  void operation({ client: { ...methods, sse: methods } } as never);
  if (!route) throw new Error('This is not a function of the generated client.');
  return route;
}

/** The sample of an operation, to be changed where a test needs something else. */
export function sampleOf<Called extends Operation>(operation: Called): BodyOf<Called> {
  const { method, template } = routeOf(operation);
  const route = findRoute(method, template.replaceAll(/\{\w+\}/g, '1'));
  if (!route) throw new Error(`The document has no ${method} ${template}.`);
  return sampleAnswer(route.operation).body as BodyOf<Called>;
}

/** The entry of the sample of a list. */
export function firstOf<Entry>(operation: (options: never) => Promise<Entry[] | undefined>): Entry {
  const [entry] = sampleOf(operation) as Entry[];
  if (entry === undefined) throw new Error('This operation does not answer a list.');
  return entry;
}

function keyOf({ method, template }: ApiRoute): string {
  return `${method} ${template}`;
}

function parse(body: unknown): unknown {
  if (typeof body !== 'string' || body === '') return body instanceof FormData ? body : undefined;
  try {
    return JSON.parse(body);
  } catch {
    // A file.
    return body;
  }
}

function aborted(signal: AbortSignal | null): Promise<void> {
  return new Promise((resolve) => {
    if (!signal) return;
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** The headers of a page of a list. */
export function pageHeaders({ total, next }: { total: number; next?: string }): HeadersInit {
  return {
    'X-Total-Count': String(total),
    ...(next !== undefined && { Link: `</api?cursor=${next}>; rel="next"` }),
  };
}
