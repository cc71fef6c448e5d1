import type { World } from './world.js';

/** Callers in the order of a row's cells. The objects belong to `seeker` and `employer`. */
export const ACTORS = ['visitor', 'seeker', 'otherSeeker', 'employer', 'otherEmployer', 'admin'] as const;

export type Actor = (typeof ACTORS)[number];

/** A request: the path parameters, a query and a body. */
export type Call = {
  readonly id?: number | string | readonly (number | string)[];
  readonly query?: string;
  readonly body?: unknown;
  /** Counts the items of an answer without a total header. */
  readonly count?: (body: never) => number;
};

/** Builds the request of a row from the objects of a world. */
export type CallBuilder = (world: World) => Call;

/** A route, a case, and the expected answer for every caller. */
export type Row = {
  readonly route: string;
  readonly on: string;
  readonly cells: Readonly<Record<Actor, string>>;
};

/** Parses a table of rows, `route | on | one cell per actor`, below a header line. */
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

/** The first row of each route, where all of them show the same. */
export function firstOfEachRoute(rows: readonly Row[]): Row[] {
  return [...Map.groupBy(rows, ({ route }) => route).values()].flatMap(([first]) => first ?? []);
}

/** A caller that a row allows, preferably an owner. A 409 counts too: only allowed callers learn of a conflict. */
export function allowedActor({ cells }: Row): Actor | undefined {
  const ownersFirst: Actor[] = ['employer', 'seeker', 'admin', 'otherSeeker', 'otherEmployer', 'visitor'];
  return (
    ownersFirst.find((actor) => cells[actor].startsWith('2')) ??
    ownersFirst.find((actor) => cells[actor].startsWith('409'))
  );
}

export function methodOf({ route }: Row): string {
  return route.slice(0, route.indexOf(' '));
}

/** The path and query of a request. */
export function pathOf({ route }: Row, { id = '', query = '' }: Call): string {
  const ids = [id].flat();
  const path = route.slice(route.indexOf(' ') + 1).replace(/\{\*?\w+\}/g, () => String(ids.shift() ?? id));
  return query ? `${path}?${query}` : path;
}
