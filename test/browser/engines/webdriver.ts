const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** An element of a page, as WebDriver names it. */
export type Element = { readonly [ELEMENT]: string };

/** A session of a W3C WebDriver. */
export class WebDriver {
  private constructor(private readonly url: string) {}

  static async start(driver: string, capabilities: Record<string, unknown>): Promise<WebDriver> {
    const { sessionId } = await send<{ sessionId: string }>('POST', `${driver}/session`, {
      capabilities: { alwaysMatch: capabilities },
    });
    return new WebDriver(`${driver}/session/${sessionId}`);
  }

  go(url: string): Promise<void> {
    return this.post('url', { url });
  }

  /** Runs the body of a function. */
  run<Value>(script: string, ...args: unknown[]): Promise<Value> {
    return this.post('execute/sync', { script, args });
  }

  click(element: Element): Promise<void> {
    return this.post(`element/${element[ELEMENT]}/click`, {});
  }

  /** Presses a key, given as WebDriver encodes it. */
  key(value: string): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
    return this.post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  resize(width: number, height: number): Promise<void> {
    return this.post('window/rect', { width, height });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await send<string>('GET', `${this.url}/screenshot`), 'base64');
  }

  end(): Promise<void> {
    return send('DELETE', this.url);
  }

  private post<Value>(command: string, body: unknown): Promise<Value> {
    return send('POST', `${this.url}/${command}`, body);
  }
}

async function send<Value>(method: string, url: string, body?: unknown): Promise<Value> {
  const response = await fetch(url, {
    method,
    body: body === undefined ? null : JSON.stringify(body),
    // The driver closes idle connections while they are used again.
    headers: { connection: 'close' },
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value).slice(0, 500)}`);
  return value as Value;
}
