/** A response of the API; `body` is parsed JSON, or else text. */
export type Answer<T = unknown> = { readonly status: number; readonly headers: Headers; readonly body: T };

/** What checks each answer, such as against the API's document. */
type Check = (
  method: string,
  path: string,
  answer: { readonly status: number; readonly contentType: string; readonly body: Buffer },
) => void;

export type SentRequest = { readonly body?: unknown; readonly headers?: Record<string, string> };

/** The account of a client. */
export type SignedInUser = {
  readonly id: number;
  readonly username: string;
  readonly role: string;
  readonly fullName: string;
};

/** An API client that keeps the session cookie. Unlike a browser, it sends no Origin by default. */
export class ApiClient {
  private cookie?: string;
  private key?: string;
  private signedIn?: SignedInUser;

  constructor(
    private readonly origin: string,
    private readonly check?: Check,
  ) {}

  /** The same session on another server. */
  at(origin: string): ApiClient {
    const client = new ApiClient(origin, this.check);
    client.cookie = this.cookie;
    client.key = this.key;
    client.signedIn = this.signedIn;
    return client;
  }

  withCookie(cookie: string): ApiClient {
    const client = new ApiClient(this.origin, this.check);
    client.cookie = cookie;
    return client;
  }

  /** A client with an API key instead of a session. */
  withApiKey(key: string): ApiClient {
    const client = new ApiClient(this.origin, this.check);
    client.key = key;
    return client;
  }

  /** Base URL of the server. */
  get address(): string {
    return this.origin;
  }

  /** The account of this client. */
  get user(): SignedInUser {
    if (!this.signedIn) throw new Error('This client has not signed in.');
    return this.signedIn;
  }

  /** The session cookie header, if any. */
  get sessionCookie(): string | undefined {
    return this.cookie;
  }

  get<T = never>(path: string, headers?: Record<string, string>): Promise<Answer<T>> {
    return this.request('GET', path, { headers });
  }

  post<T = never>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>> {
    return this.request('POST', path, { body, headers });
  }

  put<T = never>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>> {
    return this.request('PUT', path, { body, headers });
  }

  delete<T = never>(path: string, headers?: Record<string, string>): Promise<Answer<T>> {
    return this.request('DELETE', path, { headers });
  }

  /** Sends a request; objects become JSON, strings and forms are sent unchanged. */
  async request<T = never>(method: string, path: string, { body, headers }: SentRequest = {}): Promise<Answer<T>> {
    const raw =
      body === undefined || typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array;
    const response = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      headers: {
        // Compressing and decompressing the answers takes longer than most of the requests.
        'accept-encoding': 'identity',
        ...(raw ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(this.key ? { authorization: `Bearer ${this.key}` } : {}),
        ...headers,
      },
      body: raw ? (body as RequestInit['body']) : JSON.stringify(body),
    });
    this.keepCookie(response);
    const text = await response.text();
    const contentType = response.headers.get('content-type') ?? '';
    if (method !== 'HEAD')
      this.check?.(method, path, { status: response.status, contentType, body: Buffer.from(text) });
    // A HEAD response has a length but no body.
    const isJson = text !== '' && contentType.includes('json');
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as T };
  }

  async register(account: Record<string, unknown>, path = '/api/register'): Promise<this> {
    const answer = await this.post<SignedInUser>(path, account);
    if (answer.status !== 201)
      throw new Error(`Registration returned ${answer.status}: ${JSON.stringify(answer.body)}`);
    this.signedIn = answer.body;
    return this;
  }

  async login(username: string, password: string, browser = 'Test'): Promise<this> {
    const answer = await this.post<SignedInUser>('/api/login', { username, password }, { 'user-agent': browser });
    if (answer.status !== 200) throw new Error(`Login returned ${answer.status}: ${JSON.stringify(answer.body)}`);
    this.signedIn = answer.body;
    return this;
  }

  private keepCookie(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) this.cookie = cookie.split(';', 1)[0];
  }
}
