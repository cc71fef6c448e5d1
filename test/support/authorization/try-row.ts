import { Database } from '#platform/postgres/database.js';
import { eventually } from '../eventually.js';
import { OpenStreams } from '#platform/http/live/open-streams.js';
import type { Answer, ApiClient } from '../server/api-client.js';
import { EventReader } from '../server/event-reader.js';
import type { TestServer } from '../server/test-server.js';
import { methodOf, pathOf, type Actor, type Call, type Row } from './row.js';
import { SECRETS, type World } from './world.js';

/** Sends a row's request and returns the outcome as a cell: the status and everything wrong with it. */
export async function tryRow(
  row: Row,
  call: Call,
  world: World,
  actor: Actor,
  client = world.people[actor],
): Promise<string> {
  const answer = await send(row, call, world, client);
  return [cellOf(answer, call, actor), ...(await whatChanged(row, world, answer.status))].join(', ');
}

/** A caller of a row, who may read what `actor` may, and the cell that is expected. */
export type Caller = { readonly actor: Actor; readonly client: ApiClient; readonly expected: string };

/**
 * Sends a row's request as each caller, and returns the outcomes as cells. Those to be refused come first: they change
 * nothing, so that one look at the state afterwards is enough for all of them.
 */
export async function tryAll<Name extends string>(
  row: Row,
  call: Call,
  world: World,
  callers: Readonly<Record<Name, Caller>>,
): Promise<Record<string, string>> {
  const cells: Record<string, string> = {};
  const isRefused = ([, { expected }]: [string, Caller]) => /^4\d\d$/.test(expected);
  const all = Object.entries<Caller>(callers);
  for (const [name, { actor, client }] of all.filter(isRefused))
    cells[name] = cellOf(await send(row, call, world, client), call, actor);
  const changes = await whatChanged(row, world, 400);
  for (const name of Object.keys(cells)) cells[name] = [cells[name], ...changes].join(', ');
  for (const [name, { actor, client }] of all.filter((caller) => !isRefused(caller)))
    cells[name] = await tryRow(row, call, world, actor, client);
  return cells;
}

/** A status, the number of items, and the secrets of others. */
function cellOf(answer: Answer, call: Call, actor: Actor): string {
  const leaks = Object.entries(SECRETS).filter(
    ([secret, readers]) => !readers.includes(actor) && contains(answer, secret),
  );
  const status = `${answer.status}${answer.status < 300 ? itemCount(answer, call) : ''}`;
  return [status, ...leaks.map(([secret]) => `leaks ${secret}`)].join(', ');
}

/** Sends a row's request with other headers. Returns the status and what a rejected request changed. */
export async function tryWithHeaders(
  row: Row,
  call: Call,
  world: World,
  actor: Actor,
  headers: Record<string, string> = {},
): Promise<string> {
  const { status } = await send(row, call, world, world.people[actor], headers);
  return [String(status), ...(await whatChanged(row, world, status))].join(', ');
}

async function send(
  row: Row,
  call: Call,
  world: World,
  client: ApiClient,
  headers?: Record<string, string>,
): Promise<Answer> {
  // A copy, so that the caller's cookie stays unchanged.
  const caller = client.at(world.server.url);
  if (row.route === 'GET /api/events') return firstEvent(caller, world);
  return caller.request(methodOf(row), pathOf(row, call), { body: call.body, headers });
}

/** A stream never ends, so its first event counts as the answer. */
async function firstEvent(client: ApiClient, { server }: World): Promise<Answer> {
  const reader = await EventReader.open(client);
  const { status, headers } = reader.response;
  const body = status === 200 ? (await reader.next('unread')).data : {};
  reader.close();
  // Messages count as delivered while the server holds the stream open.
  while (server.app.get(OpenStreams).count > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  return { status, headers, body };
}

function contains({ body }: Answer, secret: string): boolean {
  return (typeof body === 'string' ? body : JSON.stringify(body)).includes(secret);
}

/** The number of items in a response, as `:n`; empty without a count. */
function itemCount({ headers, body }: Answer, { count }: Call): string {
  if (count) return `:${count(body as never)}`;
  const total = headers.get('x-total-count');
  if (total === null) return '';
  return Array.isArray(body) && body.length === Number(total) ? `:${total}` : `:${total}, but another number of items`;
}

/** The changes of a rejected request, which must be none. Restores the state after any change. */
async function whatChanged(row: Row, { server, state }: World, status: number): Promise<string[]> {
  const isWritten = await state.isWritten();
  if (isWritten) await eventually(() => requireIdle(server));
  const changes = isWritten ? await state.changes() : await state.changedFiles();
  const endsSession = status < 400 && ['POST', 'DELETE'].includes(methodOf(row));
  if (endsSession || changes.length > 0) await state.restore();
  return status < 400 ? [] : changes.map((name) => `changes ${name}`);
}

/** @throws Error while background work that a request started is under way */
async function requireIdle({ app }: TestServer): Promise<void> {
  const underWay = `
    select from account_export where state = 'preparing'
    union all select from listing_import where state in ('waiting', 'running')`;
  if (await app.get(Database).exists(underWay)) throw new Error('Background work is under way');
}
