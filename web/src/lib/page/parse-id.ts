const MAX_ID = 2_147_483_647;

/** Parses an id in a path or a query string; undefined if it is absent or invalid. */
export function parseId(value: unknown): number | undefined {
  const text = String(value ?? '');
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= MAX_ID ? id : undefined;
}
