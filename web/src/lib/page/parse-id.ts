const MAX_ID = 2_147_483_647;

/** Parses an id in a path; undefined if it is invalid. */
export function parseId(text: string): number | undefined {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= MAX_ID ? id : undefined;
}
