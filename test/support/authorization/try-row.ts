import { OpenStreams } from '../../../src/shared/adapters/http/live/open-streams.js';
import type { Answer, ApiClient } from '../server/api-client.js';
import { EventReader } from '../server/event-reader.js';
import { methodOf, pathOf, type Actor, type Call, type Row } from './row.js';
import { SECRETS, type World } from './world.js';

/** Tries a row as someone and tells the outcome as a cell: the status, and whatever is wrong beside it. */
export async function tryRow(
  row: Row,
  call: Call,
  world: World,
  actor: Actor,
  client = world.people[actor],
): Promise<string> {
  const answer = await send(row, call, world, client);
  const leaks = Object.entries(SECRETS).filter(
    ([secret, readers]) => !readers.includes(actor) && tells(answer, secret),
  );
  return [
    `${answer.status}${answer.status < 300 ? thingsTold(answer, call) : ''}`,
    ...leaks.map(([secret]) => `tells ${secret}`),
    ...(await whatChanged(row, world, answer.status)),
  ].join(', ');
}

/** Sends a row's call with other headers; tells the status, and what changed though it was refused. */
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
  // What becomes of the copy's cookie is soon forgotten.
  const caller = client.at(world.server.url);
  if (row.route === 'GET /api/events') return firstEvent(caller, world);
  return caller.request(methodOf(row), pathOf(row, call), { body: call.body, headers });
}

/** The stream never ends by itself: its first event is the answer. */
async function firstEvent(client: ApiClient, { server }: World): Promise<Answer> {
  const reader = await EventReader.open(client);
  const { status, headers } = reader.response;
  const body = status === 200 ? (await reader.next('unread')).data : {};
  reader.close();
  // While the server holds it open, messages that are sent count as delivered.
  while (server.app.get(OpenStreams).count > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  return { status, headers, body };
}

function tells({ body }: Answer, secret: string): boolean {
  return (typeof body === 'string' ? body : JSON.stringify(body)).includes(secret);
}

function thingsTold({ headers, body }: Answer, { told }: Call): string {
  if (told) return `:${told(body as never)}`;
  const total = headers.get('x-total-count');
  if (total === null) return '';
  return Array.isArray(body) && body.length === Number(total) ? `:${total}` : `:${total}, but holds others`;
}

/** What was refused may change nothing; all else is brought back to how it was. */
async function whatChanged(row: Row, { state }: World, status: number): Promise<string[]> {
  const changes = await state.changes();
  const endsSession = status < 400 && methodOf(row) === 'POST';
  if (endsSession || changes.length > 0) await state.restore();
  return status < 400 ? [] : changes.map((name) => `changes ${name}`);
}
