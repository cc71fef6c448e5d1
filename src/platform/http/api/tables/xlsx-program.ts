import { writeXlsxStream } from 'hucre/xlsx';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { IsolatedProgram } from '#platform/isolation/isolated-process.js';

/** The sheet that a program writes; its rows are the lines of the input. */
export type XlsxTask = { readonly sheet: string; readonly columns: readonly XlsxColumn[] };

type XlsxColumn = { readonly header: string; readonly isTime?: boolean | undefined };

/** A cell of a row: a text, a number, nothing, or a local time in milliseconds. */
export type XlsxCell = string | number | null | { readonly time: number };

/** Characters of a cell in Excel. */
const LONGEST_TEXT = 32_767;

const TIME_FORMAT = 'yyyy-mm-dd hh:mm';

/** Writes rows, each a JSON array on a line, as a workbook. Texts are never taken for formulas. */
export const run: IsolatedProgram<XlsxTask> = async (task, input, output) => {
  const columns = task.columns.map(({ header, isTime }) => ({
    header,
    width: Math.max(header.length + 2, 16),
    ...(isTime && { numFmt: TIME_FORMAT }),
  }));
  const file = writeXlsxStream(rowsOf(input), { name: task.sheet, columns, freezePane: { rows: 1 } });
  await pipeline(file, output);
};

async function* rowsOf(input: Readable): AsyncGenerator<(string | number | Date | null)[], void> {
  let rest = '';
  for await (const chunk of input.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield (JSON.parse(line) as XlsxCell[]).map(valueOf);
  }
}

function valueOf(cell: XlsxCell): string | number | Date | null {
  if (typeof cell === 'string') return cell.slice(0, LONGEST_TEXT).toWellFormed();
  return typeof cell === 'object' && cell !== null ? new Date(cell.time) : cell;
}
