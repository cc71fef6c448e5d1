import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import type { Actor } from '../authorization/row.js';
import { AnswerCheck, type RawAnswer } from '../api-document/answer-check.js';
import { callersOf } from './callers.js';
import type { FuzzWorld } from './fuzz-world.js';
import { KeepAliveClient } from './keep-alive-client.js';
import type { Operation } from '../api-document/operations.js';
import { requestsOf, type FuzzRequest } from './request-arbitrary.js';

/** Operations tested concurrently. */
const AT_ONCE = 8;
/** Retries after a 503, with the delay in milliseconds: on a busy machine the database sometimes times out. */
const RETRIES = { limit: 10, delay: 1_000 };
/** These end or change the session, which other requests of the same user need. */
const SESSION_CHANGING = /^POST \/api\/(login|logout|register)$/;
/** Run one at a time, because backups exclude each other and new ones displace the one to verify. */
const BACKUPS = [
  'POST /api/admin/database/backups/{name}/verify',
  'POST /api/admin/database/backup',
  'POST /api/admin/database/backup-critical',
];

/** Number of requests per operation. */
export type Plan = ReadonlyMap<Operation, number>;

export type Findings = {
  readonly requests: number;
  /** Count of each status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Failures, each with the smallest request that reproduces it. */
  readonly faults: readonly string[];
  /** Operations that never succeeded, so that their success response is untested. */
  readonly neverSucceeded: readonly string[];
};

/**
 * Distributes at least `total` requests among the operations.
 * @param few requests per 10,000 for expensive operations; all others get equal shares
 */
export function planFor(operations: readonly Operation[], total: number, few: Readonly<Record<string, number>>): Plan {
  const fixed = (name: string): number => Math.ceil(((few[name] ?? 0) * total) / 10_000);
  const others = operations.filter(({ name }) => !(name in few));
  const rest = total - operations.reduce((sum, { name }) => sum + fixed(name), 0);
  const each = Math.ceil(rest / others.length);
  return new Map(operations.map((operation) => [operation, fixed(operation.name) || each]));
}

/** Sends the requests of a plan as every caller, and checks each response. */
export class Campaign {
  private readonly client: KeepAliveClient;
  private readonly check: AnswerCheck;
  private readonly statuses = new Map<number, number>();
  private readonly faults: string[] = [];
  private readonly done = new Set<Operation>();
  private requests = 0;

  constructor(
    private readonly world: FuzzWorld,
    private readonly seed: number,
    private readonly callers: (operation: Operation) => readonly Actor[] = callersOf,
  ) {
    this.client = new KeepAliveClient(world.server.url);
    this.check = new AnswerCheck(world.document);
  }

  async run(plan: Plan): Promise<Findings> {
    const entries = [...plan];
    const backups = BACKUPS.flatMap((backup) => entries.filter(([{ name }]) => name === backup));
    const waiting = [backups, ...entries.filter((entry) => !backups.includes(entry)).map((entry) => [entry])];
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        for (const [operation, requests] of next) await this.tryOperation(operation, requests);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    this.client.close();
    const neverSucceeded = [...plan.keys()].filter((operation) => !this.done.has(operation)).map(({ name }) => name);
    return { requests: this.requests, statuses: this.statuses, faults: this.faults, neverSucceeded };
  }

  private async tryOperation(operation: Operation, numRuns: number): Promise<void> {
    let problem: string | undefined;
    const { document, known } = this.world;
    const property = fc.asyncProperty(
      requestsOf(document, operation, known, this.callers(operation)),
      async (request) => {
        const found = await this.problem(operation, request);
        problem = found ?? problem;
        return found === undefined;
      },
    );
    const { failed, counterexample, counterexamplePath } = await fc.check(property, { seed: this.seed, numRuns });
    if (!failed) return;
    const place = `FUZZ_SEED=${this.seed}, ${operation.name}, path ${counterexamplePath}`;
    this.faults.push(`${place}: ${problem}\n${counterexample ? described(counterexample[0]) : ''}`);
  }

  private async problem(operation: Operation, request: FuzzRequest): Promise<string | undefined> {
    this.requests += 1;
    const changesSession = SESSION_CHANGING.test(operation.name);
    const session = changesSession ? await this.world.spareCookieOf(request.actor) : this.world.cookieOf(request.actor);
    const cookie = request.cookie.replaceAll('SESSION', () => session);
    try {
      const headers = cookie ? { ...request.headers, cookie } : request.headers;
      const answer = await this.answerTo({ ...request, headers });
      if (answer.status < 300) this.done.add(operation);
      if (changesSession && answer.status < 300) this.world.useUpSpare(request.actor);
      this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
      return this.check.problem(operation, answer);
    } catch (error) {
      return `was not answered: ${String(error)}`;
    }
  }

  private async answerTo(request: FuzzRequest): Promise<RawAnswer> {
    let answer = await this.client.send(request);
    for (let again = 0; answer.status === 503 && again < RETRIES.limit; again += 1) {
      await sleep(RETRIES.delay);
      answer = await this.client.send(request);
    }
    return answer;
  }
}

const SHOWN = 600;

function described({ actor, method, target, headers, cookie, body }: FuzzRequest): string {
  const lines = [
    `${actor}: ${method} ${target.slice(0, SHOWN)}`,
    JSON.stringify({ ...headers, cookie }).slice(0, SHOWN),
  ];
  if (body) lines.push(`${body.length} bytes: ${JSON.stringify(body.toString('latin1', 0, SHOWN))}`);
  return lines.join('\n');
}
