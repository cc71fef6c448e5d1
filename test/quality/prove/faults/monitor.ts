import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '#test/support/server/api-client.js';

/** Milliseconds before a client retries after 429 or 503; shorter than Retry-After, to add pressure. */
const LATER = 250;
/** Timeout in milliseconds of a write with all its retries. */
const TIMEOUT = 300_000;
/** Maximum number of violations kept, because one fault may affect a thousand requests. */
const MAX_VIOLATIONS = 20;

/** The response of the last attempt; an earlier attempt may already have made the change. */
export type Outcome<T> = { readonly answer: Answer<T>; readonly isRepeat: boolean };

/** Checks every response during faults. */
export class ResponseMonitor {
  /** Violations as sentences. */
  readonly violations: string[] = [];
  answers = 0;
  /** Responses with Retry-After. */
  refusals = 0;
  /** Responses of the proxy that found no server. */
  unserved = 0;
  /** Requests without a response. */
  interrupted = 0;
  /** Duration of the slowest response and the slowest refusal, in milliseconds. */
  slowest = 0;
  slowestRefusal = 0;

  /** `mayFail` returns whether a request may fail with this network error. */
  constructor(public mayFail: (code: string) => boolean) {}

  addViolation(sentence: string): void {
    if (this.violations.length < MAX_VIOLATIONS) this.violations.push(sentence);
  }

  /** Retries until the status is expected; `send` receives the number of earlier attempts. */
  async retryUntil<T>(
    what: string,
    expected: readonly number[],
    send: (tries: number) => Promise<Answer<T>>,
  ): Promise<Outcome<T>> {
    const begin = Date.now();
    for (let tries = 0; Date.now() - begin < TIMEOUT; tries += 1) {
      const answer = await this.attempt(what, () => send(tries));
      if (answer && expected.includes(answer.status)) return { answer, isRepeat: tries > 0 };
      if (answer && answer.status !== 503)
        this.addViolation(`${what} returned ${answer.status}: ${JSON.stringify(answer.body)}`);
      await sleep(LATER);
    }
    this.addViolation(`${what} never succeeded`);
    throw new Error(this.violations.join('\n'));
  }

  private async attempt<T>(what: string, send: () => Promise<Answer<T>>): Promise<Answer<T> | undefined> {
    const begin = performance.now();
    try {
      const answer = await send();
      this.answers += 1;
      const took = performance.now() - begin;
      this.slowest = Math.max(this.slowest, took);
      if (answer.status === 503) this.refused(what, answer, took);
      return answer;
    } catch (error) {
      this.interrupted += 1;
      const code = codeOf(error);
      if (!this.mayFail(code)) this.addViolation(`${what} got no response (${code})`);
      return undefined;
    }
  }

  private refused(what: string, { headers, body }: Answer, took: number): void {
    this.refusals += 1;
    if (body === '') this.unserved += 1;
    this.slowestRefusal = Math.max(this.slowestRefusal, took);
    if (!Number(headers.get('retry-after'))) this.addViolation(`${what} returned 503 without Retry-After`);
  }
}

/** The cause of a `fetch` error, which its message does not contain. */
function codeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? String(error);
}
