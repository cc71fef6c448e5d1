/** Text that arrives in pieces, of which the beginning has been read. */
export type TextStream = { readonly head: string; readonly rest: AsyncIterator<string> };

/** Reads until the beginning is enough, or the text ends. */
export async function begin(texts: AsyncIterable<string>, isEnough: (head: string) => boolean): Promise<TextStream> {
  const rest = texts[Symbol.asyncIterator]();
  let head = '';
  while (!isEnough(head)) {
    const next = await rest.next();
    if (next.done) break;
    head += next.value;
  }
  return { head, rest };
}

/** The whole text again. */
export async function* whole({ head, rest }: TextStream): AsyncGenerator<string, void> {
  try {
    yield head;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
