import { splitJson, type JsonPart } from '#integrations/adapters/feeds/reading/split-json.js';

async function partsOf(json: string, size: number): Promise<JsonPart[]> {
  async function* chunks(): AsyncGenerator<string, void> {
    for (let at = 0; at < json.length; at += size) yield await Promise.resolve(json.slice(at, at + size));
  }
  const parts: JsonPart[] = [];
  for await (const part of splitJson(chunks(), (name) => name === 'jobs')) parts.push(part);
  return parts;
}

describe('splitJson', () => {
  const listing = { title: 'A "[{quoted}]" \\ "', tags: ['a', { b: [] }], jobs: [{ x: 1 }] };

  it.each([1, 2, 3, 7, 1_000])('finds the listings of an array in chunks of %i characters', async (size) => {
    const json = JSON.stringify([listing, listing, [1]], null, 1);
    expect(await partsOf(json, size)).toEqual([
      { element: listing },
      { element: listing },
      { element: [1] },
      { outline: [0, 0, 0] },
    ]);
  });

  it.each([1, 2, 3, 7, 1_000])('finds those of a named list only, in chunks of %i characters', async (size) => {
    const document = {
      meta: { jobs: [{ no: 1 }] },
      others: [{ no: 2 }],
      say: 'jobs',
      jobs: [listing, listing],
      end: 1,
    };
    expect(await partsOf(JSON.stringify(document), size)).toEqual([
      { element: listing },
      { element: listing },
      { outline: { ...document, jobs: [0, 0] } },
    ]);
  });

  it.each(['', '[{}', '[{]', '{"jobs":[{}}', '[{},]', '[{} {}]', '{"jobs":[{"a":}]}', '"', '[}', '{"a":1}}'])(
    'rejects %j',
    async (json) => {
      await expect(partsOf(json, 3)).rejects.toThrow('The JSON is invalid.');
    },
  );

  it.each([
    ['nesting', '['.repeat(100_000), 'nested too deeply'],
    ['nesting in a listing', `[${'{"a":'.repeat(100_000)}`, 'nested too deeply'],
    ['a long text', `[{"a":"${'x'.repeat(300_000)}`, 'too large'],
    ['many fields', `[{${Array.from({ length: 50_000 }, (_, index) => `"f${index}":1`).join(',')}`, 'too large'],
    ['much else', `{"jobs":[],"a":"${'x'.repeat(300_000)}"`, 'too large'],
  ])('rejects %s', async (_what, json, message) => {
    await expect(partsOf(json, 65_536)).rejects.toThrow(message);
  });
});
