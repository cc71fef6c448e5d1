import { ReadableStream } from 'node:stream/web';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { iterateStreams } from './iterate-streams.ts';

// jsdom has none.
vi.stubGlobal('ReadableStream', ReadableStream);

const own = Object.getOwnPropertyDescriptor(ReadableStream.prototype, Symbol.asyncIterator);

/** A stream of three chunks. */
function chunks(cancel = vi.fn()): ReadableStream<string> {
  return new ReadableStream({
    cancel,
    start(controller) {
      for (const chunk of ['a', 'b', 'c']) controller.enqueue(chunk);
      controller.close();
    },
  });
}

describe('in a browser that cannot iterate streams', () => {
  beforeEach(() => {
    Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
    iterateStreams();
  });

  afterEach(() => {
    if (own) Object.defineProperty(ReadableStream.prototype, Symbol.asyncIterator, own);
  });

  it('reads every chunk and releases the stream', async () => {
    const stream = chunks();
    const read: string[] = [];
    for await (const chunk of stream) read.push(chunk);
    expect(read).toEqual(['a', 'b', 'c']);
    expect(stream.locked).toBe(false);
  });

  it('cancels a stream that is not read to its end', async () => {
    const cancel = vi.fn();
    const endless = new ReadableStream<string>({ cancel, pull: (controller) => controller.enqueue('more') });
    for await (const chunk of endless) if (chunk === 'more') break;
    expect(cancel).toHaveBeenCalledOnce();
    expect(endless.locked).toBe(false);
  });

  it('reports the error of a stream', async () => {
    const broken = new ReadableStream({ pull: () => Promise.reject(new Error('The worker is gone.')) });
    const read = async () => {
      for await (const chunk of broken) expect(chunk).toBeUndefined();
    };
    await expect(read()).rejects.toThrow('The worker is gone.');
  });
});

it('leaves browsers alone that can iterate streams', () => {
  const before = ReadableStream.prototype[Symbol.asyncIterator];
  iterateStreams();
  expect(ReadableStream.prototype[Symbol.asyncIterator]).toBe(before);
});
