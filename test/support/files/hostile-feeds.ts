import { gzipSync } from 'node:zlib';

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
    json('JSON objects in depth', '{"jobs":'.repeat(size / 8)),
    json('JSON in depth within a listing', `[{"description":${'['.repeat(size)}`),
    json('JSON of many names beside the listings', `{${numbered((index) => `"n${index}":0,`)}"jobs":[]}`),
    json('JSON of new names in each listing', `[${numbered((index) => `{"n${index}":1},`)}{}]`),
    json(
      'JSON of large numbers',
      filled('[', '{"reference":1e999,"minSalary":-1e-999,"maxSalary":99999999999999999999},'),
    ),
    json('JSON of escapes', `[{"description":"${'\\u0000'.repeat(size / 6)}"}]`),
    json('an open text of JSON', `[{"title":"${'x'.repeat(size)}`),
    json('one text of JSON', `[{"title":"${'x'.repeat(size)}"}]`),
    json('one number of JSON', `[{"minSalary":${'9'.repeat(size)}}]`),
    json('JSON of prototypes', filled('[', '{"__proto__":{"title":"x"}},')),
    xml('XML of many elements in one listing', `<a><job>${numbered((index) => `<f${index}/>`)}`),
    xml('XML of many attributes', `<a><job ${numbered((index) => `a${index}="" `)}/></a>`),
    xml(
      'XML of a long name with many attributes',
      `<a><job><${'n'.repeat(100_000)} ${Array.from({ length: 12_000 }, (_, index) => `a${index}=""`).join(' ')}>x</${'n'.repeat(100_000)}></job></a>`,
    ),
    xml('XML in depth', '<a>'.repeat(size / 3)),
    xml('one text of XML', `<a><job><title>${'x'.repeat(size)}</title></job></a>`),
    xml('CDATA of XML', `<a><job><title><![CDATA[${'x'.repeat(size)}]]></title></job></a>`),
    xml('a comment of XML', `<a><!--${'x'.repeat(size)}--></a>`),
    xml('a processing instruction of XML', `<a><?x ${'x'.repeat(size)}?></a>`),
    xml('entities of XML', `<!DOCTYPE a [${numbered((index) => `<!ENTITY e${index} "x">`)}]><a/>`),
    xml('references of XML', filled('<a><job><title>', '&amp;')),
    xml('references of XML without end', filled('<a><job><title>', '&a')),
    xml('one long reference of XML', `<a><job><title>&${'a'.repeat(size)}`),
    xml('XML of new names in each listing', `<a>${numbered((index) => `<job><n${index}/></job>`)}</a>`),
    xml('XML of empty listings', filled('<a>', '<job/>')),
    xml('XML of markup in a field', `<a><job><description>${'<b>x</b>'.repeat(size / 8)}</description></job></a>`),
    xml('one long tag of XML', `<a><${'x'.repeat(size)}`),
    {
      what: 'XML in UTF-16',
      type: 'application/xml',
      body: Buffer.from(`\ufeff${filled('<a>', '<job><title>x</title></job>')}`.slice(0, size / 2), 'utf16le'),
    },
    {
      what: 'a web page of scripts',
      type: 'text/html',
      body: filled('<html>', '<script type="application/ld+json">{"@type":"JobPosting"}</script>'),
    },
    {
      what: 'a web page of open scripts',
      type: 'text/html',
      body: filled('<html>', '<script type="application/ld+json">'),
    },
    csv('CSV of 60,000 columns', filled(`${'c,'.repeat(60_000)}c\n`, `${','.repeat(60_000)}\n`)),
    csv('CSV of one column and many columns of a row', filled('reference\n', '1,')),
    csv('an open quote of CSV', `reference\n"${'x'.repeat(size)}`),
    csv('CSV of quotes in each cell that never close', filled('reference\n', '"a""b\n')),
    csv('CSV of new rows without end', filled('reference,title\n', 'x,y\n')),
    csv('CSV of empty lines', filled('reference\n', '\n')),
    csv('CSV of one line', 'x'.repeat(size)),
    packed('a gzip bomb of JSON', 'application/json', filled('[', '{},'), megabytes),
    packed('a gzip bomb of blanks', 'application/xml', ' '.repeat(size), 60),
    packed('a gzip bomb of CSV', 'text/csv', filled('reference\n', 'x\n'), 60),
    { what: 'bytes that are no text', type: 'text/csv', body: Buffer.alloc(size, 0xff) },
  ];
}

/** About a thousandth of its size as it is sent: the start, and so many times a megabyte of what follows. */
function packed(what: string, type: string, text: string, megabytes: number): HostileFeed {
  const part = Buffer.from(text).subarray(0, MEGABYTE);
  return { what, type, body: gzipSync(Buffer.concat(Array.from({ length: megabytes }, () => part))) };
}
