/** An upload in a backup: its key, and the hash and length of its content. */
export type ListedUpload = { readonly key: string; readonly sha256: string; readonly bytes: number };

const LINE = /^([0-9a-f]{64}) (\d+) (\S+)$/;

/** A line of a list of uploads. */
export function lineOf({ key, sha256, bytes }: ListedUpload): string {
  return `${sha256} ${bytes} ${key}\n`;
}

/** The uploads of a list. Lines of another form are skipped: the hash of the whole list covers them. */
export async function* uploadsOf(list: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<ListedUpload> {
  let rest = '';
  for await (const chunk of list) {
    const lines = (rest + Buffer.from(chunk).toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [, sha256, bytes, key] = LINE.exec(line) ?? [];
      if (sha256 && bytes && key) yield { key, sha256, bytes: Number(bytes) };
    }
  }
}
