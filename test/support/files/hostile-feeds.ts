const MEGABYTE = 1024 ** 2;

export type HostileFeed = { readonly what: string; readonly type: string; readonly body: string | Buffer };

/** Feeds of about this many megabytes that cost a reader memory or time. */
export function hostileFeeds(megabytes: number): readonly HostileFeed[] {
  const size = megabytes * MEGABYTE;
  const filled = (head: string, part: string): string => head + part.repeat(Math.floor(size / part.length));
  const numbered = (make: (index: number) => string): string =>
    Array.from({ length: Math.floor(size / make(1_000_000).length) }, (_, index) => make(index)).join('');
  const json = (what: string, body: string): HostileFeed => ({ what, type: 'application/json', body });
  const xml = (what: string, body: string): HostileFeed => ({ what, type: 'application/xml', body });
  const csv = (what: string, body: string): HostileFeed => ({ what, type: 'text/csv', body });
  return [
    json('JSON of empty listings', `{"jobs":[${filled('', '{},')}{}]}`),
    json('JSON of long references', `[${filled('', `{"reference":"${'x'.repeat(200_000)}"},`)}{}]`),
    json('JSON of many fields in one listing', `[{${numbered((index) => `"f${index}":1,`)}"x":1}]`),
    json('JSON in depth', '['.repeat(size)),
    json('one text of JSON', `[{"title":"${'x'.repeat(size)}"}]`),
    json('one number of JSON', `[{"minSalary":${'9'.repeat(size)}}]`),
    json('JSON of prototypes', filled('[', '{"__proto__":{"title":"x"}},')),
    xml('XML of many elements in one listing', `<a><job>${numbered((index) => `<f${index}/>`)}`),
    xml('XML of many attributes', `<a><job ${numbered((index) => `a${index}="" `)}/></a>`),
    xml('XML in depth', '<a>'.repeat(size / 3)),
    xml('one text of XML', `<a><job><title>${'x'.repeat(size)}</title></job></a>`),
    xml('CDATA of XML', `<a><job><title><![CDATA[${'x'.repeat(size)}]]></title></job></a>`),
    xml('a comment of XML', `<a><!--${'x'.repeat(size)}--></a>`),
    xml('a processing instruction of XML', `<a><?x ${'x'.repeat(size)}?></a>`),
    xml('entities of XML', `<!DOCTYPE a [${numbered((index) => `<!ENTITY e${index} "x">`)}]><a/>`),
    xml('references of XML', filled('<a><job><title>', '&amp;')),
    csv('CSV of 60,000 columns', filled(`${'c,'.repeat(60_000)}c\n`, `${','.repeat(60_000)}\n`)),
    csv('CSV of one column and many columns of a row', filled('reference\n', '1,')),
    csv('an open quote of CSV', `reference\n"${'x'.repeat(size)}`),
    csv('CSV of empty lines', filled('reference\n', '\n')),
    csv('CSV of one line', 'x'.repeat(size)),
    { what: 'bytes that are no text', type: 'text/csv', body: Buffer.alloc(size, 0xff) },
  ];
}
