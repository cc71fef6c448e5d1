import { readFileSync } from 'node:fs';
import { AnswerCheck, type RawAnswer } from './answer-check.js';
import { operationsOf, type ApiDocument, type Operation } from './operations.js';

let documented: { readonly check: AnswerCheck; readonly operations: readonly [RegExp, Operation][] } | undefined;

/** The committed document of the API, read once. */
function document(): NonNullable<typeof documented> {
  if (documented) return documented;
  const committed = JSON.parse(readFileSync('web/src/api/openapi.json', 'utf8')) as ApiDocument;
  const operations = operationsOf(committed)
    // A fixed path wins over a parameter: `/jobs/mine` is not the job `mine`.
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)
    .map((operation): [RegExp, Operation] => [
      new RegExp(`^${operation.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      operation,
    ]);
  return (documented = { check: new AnswerCheck(committed), operations });
}

/** Fails if the answer differs from the API's document: a status, type or property that it does not declare, or misses. */
export function expectDocumented(method: string, path: string, answer: RawAnswer): void {
  const { check, operations } = document();
  const [address = ''] = path.split('?');
  const [, operation] = operations.find(([pattern, each]) => each.method === method && pattern.test(address)) ?? [];
  const problem = operation && isOfRoute(operation, answer) ? check.problem(operation, answer) : undefined;
  if (problem) throw new Error(`${method} ${path} ${problem}`);
}

/** Not of the route are faults on purpose, refusals of guards that know no route, and the text beside a redirect. */
function isOfRoute({ responses }: Operation, { status }: RawAnswer): boolean {
  const isRefused = (status === 401 || status === 403) && !responses[status];
  const isRedirected = status >= 300 && status < 400 && responses[status] !== undefined;
  return status < 500 && !isRefused && !isRedirected;
}
