import { readXlsx } from 'hucre/xlsx';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { run, type XlsxCell } from '#platform/http/api/tables/xlsx-program.js';

/** The rows of a workbook, below its headers. */
async function written(...rows: XlsxCell[][]): Promise<unknown[][]> {
  const output = new PassThrough();
  const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const task = { sheet: 'People', columns: [{ header: 'Text' }, { header: 'Number' }] };
  const [file] = await Promise.all([buffer(output), run(task, Readable.from([Buffer.from(lines)]), output)]);
  const [sheet] = (await readXlsx(new Uint8Array(file))).sheets;
  return sheet?.rows.slice(1) ?? [];
}

describe('a workbook', () => {
  it('has texts as they are, cut where Excel would call it damaged', async () => {
    const [first, second] = await written(['=1+1', 4], ['x'.repeat(32_768), 5]);
    expect(first).toEqual(['=1+1', 4]);
    expect([String(second?.[0]).length, second?.[1]]).toEqual([32_767, 5]);
  });
});
