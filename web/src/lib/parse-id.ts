const LARGEST_ID = 2_147_483_647;

/** The number of something in a path; undefined where it is none. */
export function parseId(text: string): number | undefined {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= LARGEST_ID ? id : undefined;
}
