/** Lets `for await` read streams in Safari and in Chrome before 124, as pdf.js does to read the text of a page. */
export function iterateStreams(): void {
  // The types claim that every browser has it.
  const prototype: { [Symbol.asyncIterator]?: () => AsyncIterator<unknown> } = ReadableStream.prototype;
  prototype[Symbol.asyncIterator] ??= async function* read(this: ReadableStream) {
    const reader = this.getReader();
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
    } finally {
      // Does nothing after the last chunk.
      await reader.cancel();
      reader.releaseLock();
    }
  };
}
