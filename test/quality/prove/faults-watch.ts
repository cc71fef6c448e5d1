import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '../../support/server/api-client.js';

/** Milliseconds after which somebody who is told to come back later does so; shorter than told, to press the server. */
const LATER = 250;
/** Milliseconds after which a write that never succeeds is given up. */
const PATIENCE = 300_000;
/** What is told apart at most; one fault may have a thousand victims. */
const MOST_COMPLAINTS = 20;

/** An answer that was insisted on; a repeat may find done what an attempt before had asked for. */
export type Outcome<T> = { readonly answer: Answer<T>; readonly isRepeat: boolean };

/** Looks at every answer that people get while things go wrong. */
export class Watch {
  /** What must not have happened, in sentences. */
  readonly complaints: string[] = [];
  answers = 0;
  /** Answers that ask to come back later. */
  refusals = 0;
  /** Those among them that no server gave, but the proxy, which had none to ask. */
  unserved = 0;
  /** Requests that got no answer. */
  cuts = 0;
  /** Milliseconds that the slowest answer took, and the slowest that asks to come back later. */
  slowest = 0;
  slowestRefusal = 0;

  /** `mayBeCut` says whether a request may stay without an answer that ended with this error code. */
  constructor(public mayBeCut: (code: string) => boolean) {}

  complain(sentence: string): void {
    if (this.complaints.length < MOST_COMPLAINTS) this.complaints.push(sentence);
  }

  /** Sends until the answer is one of those that are expected; `send` is told how often it was tried before. */
  async insist<T>(
    what: string,
    expected: readonly number[],
    send: (tries: number) => Promise<Answer<T>>,
  ): Promise<Outcome<T>> {
    const begin = Date.now();
    for (let tries = 0; Date.now() - begin < PATIENCE; tries += 1) {
      const answer = await this.look(what, () => send(tries));
      if (answer && expected.includes(answer.status)) return { answer, isRepeat: tries > 0 };
      if (answer && answer.status !== 503)
        this.complain(`${what} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      await sleep(LATER);
    }
    this.complain(`${what} never succeeded`);
    throw new Error(this.complaints.join('\n'));
  }

  private async look<T>(what: string, send: () => Promise<Answer<T>>): Promise<Answer<T> | undefined> {
    const begin = performance.now();
    try {
      const answer = await send();
      this.answers += 1;
      const took = performance.now() - begin;
      this.slowest = Math.max(this.slowest, took);
      if (answer.status === 503) this.refused(what, answer, took);
      return answer;
    } catch (error) {
      this.cuts += 1;
      const code = codeOf(error);
      if (!this.mayBeCut(code)) this.complain(`${what} got no answer (${code})`);
      return undefined;
    }
  }

  private refused(what: string, { headers, body }: Answer, took: number): void {
    this.refusals += 1;
    if (body === '') this.unserved += 1;
    this.slowestRefusal = Math.max(this.slowestRefusal, took);
    if (!Number(headers.get('retry-after'))) this.complain(`${what} answered 503 without saying when to come back`);
  }
}

/** What `fetch` keeps from whoever looks at its message only. */
function codeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? String(error);
}
