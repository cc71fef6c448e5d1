import { afterEach, describe, expect, it, vi } from 'vitest';
import { readAllPages, readPage } from './page.ts';

afterEach(() => vi.unstubAllGlobals());

function readPageWith(headers: Record<string, string>) {
  vi.stubGlobal('fetch', async () => Response.json(['a', 'b'], { headers }));
  return readPage<string>(async (options) => (await options.fetch('/api/things')).json() as Promise<string[]>);
}

describe('readPage', () => {
  it('reads the total and the next cursor from the headers', async () => {
    const page = await readPageWith({ 'X-Total-Count': '41', Link: '</api/things?limit=2&cursor=ab%2Bc>; rel="next"' });
    expect(page).toEqual({ items: ['a', 'b'], total: 41, totalIsExact: true, nextCursor: 'ab+c' });
  });

  it('has no next cursor without a link, and recognizes an inexact total', async () => {
    const page = await readPageWith({ 'X-Total-Count': '10000', 'X-Total-Count-Exact': 'false' });
    expect(page).toMatchObject({ nextCursor: null, totalIsExact: false });
  });
});

it('reads all pages of a list', async () => {
  const pages = [
    Response.json(['a'], { headers: { Link: '</api/things?cursor=2>; rel="next"' } }),
    Response.json(['b']),
  ];
  vi.stubGlobal('fetch', async () => pages.shift());
  const cursors: (string | undefined)[] = [];
  const all = await readAllPages<string>(async ({ fetch }, cursor) => {
    cursors.push(cursor);
    return (await fetch('/api/things')).json() as Promise<string[]>;
  });
  expect(all).toEqual(['a', 'b']);
  expect(cursors).toEqual([undefined, '2']);
});
