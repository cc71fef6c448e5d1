import type { World } from './world.js';

/** Everyone who calls, in the order of a row's cells: the objects belong to `seeker` and `employer`. */
export const ACTORS = ['visitor', 'seeker', 'otherSeeker', 'employer', 'otherEmployer', 'admin'] as const;

export type Actor = (typeof ACTORS)[number];

/** What is sent: what fills the path, a query, a body. */
export type Call = {
  readonly id?: number | string;
  readonly query?: string;
  readonly body?: unknown;
  /** Counts what an answer tells of, where no header says so. */
  readonly told?: (body: never) => number;
};

/** How a row is sent, once there is something to try it on. */
export type Calling = (world: World) => Call;

/** A route, what it is tried on, and what everybody is answered. */
export type Row = {
  readonly route: string;
  readonly on: string;
  readonly cells: Readonly<Record<Actor, string>>;
};

/** Reads a table of rows: `route | on | a cell for each actor`, the first line being its head. */
export function readRows(table: string): Row[] {
  const [, ...lines] = table.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [route = '', on = '', cells = ''] = line.split('|').map((column) => column.trim());
    const all = cells.split(/\s+/);
    if (all.length !== ACTORS.length) throw new Error(`This row has ${all.length} cells: ${line}`);
    const entries = ACTORS.map((actor, index) => [actor, all[index]] as const);
    return { route, on, cells: Object.fromEntries(entries) as Row['cells'] };
  });
}

/** Whom a row lets in, owners first; undefined where it is shut to all. */
export function letIn({ cells }: Row): Actor | undefined {
  const ownersFirst: Actor[] = ['employer', 'seeker', 'admin', 'otherSeeker', 'otherEmployer', 'visitor'];
  return ownersFirst.find((actor) => cells[actor].startsWith('2'));
}

export function methodOf({ route }: Row): string {
  return route.slice(0, route.indexOf(' '));
}

/** The address of a call. */
export function pathOf({ route }: Row, { id = '', query = '' }: Call): string {
  const path = route.slice(route.indexOf(' ') + 1).replace(/\{\*?\w+\}/, () => String(id));
  return query ? `${path}?${query}` : path;
}
