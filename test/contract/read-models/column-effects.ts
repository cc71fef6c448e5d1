import type { Database } from '#platform/postgres/database.js';

/** By `table.column`: the fields that follow from it, separated by spaces, those that are true or false with their value. */
export type Effects = Readonly<Record<string, string>>;

/** What is read, which follows from columns. */
export type ReadModel = {
  readonly read: () => Promise<unknown>;
  readonly effects: Effects;
  /** Fields that follow from none of them, such as ids. */
  readonly rest: string;
};

type Fields = ReadonlyMap<string, string>;

/**
 * Changes one column after the other, and returns which fields of what is read change with each: a field that is read
 * from another column, or not at all, changes with the wrong one, or never. Several columns, `a+b`, change together.
 */
export async function effectsOf(
  database: Database,
  changes: Readonly<Record<string, unknown>>,
  rowOf: (table: string) => string,
  models: readonly ReadModel[],
): Promise<ReadonlyMap<ReadModel, Pick<ReadModel, 'effects' | 'rest'>>> {
  const before = new Map<ReadModel, Fields>();
  for (const model of models) before.set(model, fieldsOf(await model.read()));
  const found = new Map(models.map((model) => [model, {} as Record<string, string>]));
  for (const [name, value] of Object.entries(changes)) {
    const [table = '', columns = ''] = name.split('.');
    const names = columns.split('+');
    const kept = names.map((one) => `${one}::text`).join(', ');
    const former = await database.one(`select ${kept} from ${table} where ${rowOf(table)}`);
    const set = (values: readonly unknown[]) =>
      database.query(
        `update ${table} set ${names.map((one, nth) => `${one} = $${nth + 1}`).join(', ')} where ${rowOf(table)}`,
        values,
      );
    await set(names.length === 1 ? [value] : (value as readonly unknown[]));
    for (const model of models.filter(({ effects }) =>
      Object.keys(effects).some((one) => one.startsWith(`${table}.`)),
    )) {
      const changed = difference(before.get(model) ?? new Map(), fieldsOf(await model.read()));
      const effects = found.get(model);
      if (changed !== '' && effects) effects[name] = changed;
    }
    await set(names.map((one) => former[one]));
  }
  return new Map(
    models.map((model) => {
      const effects = found.get(model) ?? {};
      return [model, { effects, rest: unchanged(before.get(model) ?? new Map(), effects) }];
    }),
  );
}

function difference(before: Fields, after: Fields): string {
  if (after.size === 0) return 'nothing is read';
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (field) => before.get(field) !== after.get(field),
  );
  return changed
    .filter((field) => !changed.some((other) => field.startsWith(`${other}.`)))
    .map((field) => (/^(true|false)$/.test(after.get(field) ?? '') ? `${field}=${after.get(field)}` : field))
    .toSorted()
    .join(' ');
}

function unchanged(before: Fields, effects: Effects): string {
  const changed = Object.values(effects).flatMap((fields) =>
    fields.split(' ').map((field) => field.split('=')[0] ?? ''),
  );
  return [...before.keys()]
    .filter((field) => !changed.some((other) => field === other || field.startsWith(`${other}.`)))
    .toSorted()
    .join(' ');
}

/** Each field with its value as text, by its path; an array is one field. */
function fieldsOf(value: unknown, path = ''): Fields {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
  if (value === undefined) return new Map();
  if (!isObject) return new Map([[path, JSON.stringify(value)]]);
  return new Map(
    Object.entries(value).flatMap(([name, part]) => [...fieldsOf(part, path === '' ? name : `${path}.${name}`)]),
  );
}
