import { readFile } from 'node:fs/promises';

const MEGABYTE = 1024 ** 2;

/** The memory of a process in bytes; `native` is private memory outside of V8's heap and buffers. */
export type MemorySample = {
  readonly resident: number;
  readonly heapUsed: number;
  readonly heapTotal: number;
  readonly oldSpace: number;
  readonly external: number;
  readonly native: number;
  readonly handles: number;
};

/** The latest figures of `report-memory.mjs`, completed with figures from Linux. */
export async function memorySample(file: string, pid: number): Promise<MemorySample> {
  const figures = JSON.parse(await readFile(file, 'utf8')) as NodeJS.MemoryUsage & {
    oldSpace: number;
    handles: number;
  };
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = (name: string): number =>
    Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? NaN) * 1024;
  const { heapUsed, heapTotal, external, oldSpace, handles } = figures;
  return {
    resident: kilobytes('VmRSS'),
    heapUsed,
    heapTotal,
    oldSpace,
    external,
    native: kilobytes('RssAnon') - heapTotal - external,
    handles,
  };
}

export const TABLE_HEAD = 'minute  resident  heap used  heap total  old space  external  native  handles  requests';

/** A line of the table, in megabytes. */
export function tableLine(minute: number, sample: MemorySample, requests: number): string {
  const { resident, heapUsed, heapTotal, oldSpace, external, native, handles } = sample;
  const widths = [8, 9, 10, 9, 8, 6];
  const megabytes = [resident, heapUsed, heapTotal, oldSpace, external, native].map((bytes, column) =>
    (bytes / MEGABYTE).toFixed(0).padStart(widths[column] ?? 8),
  );
  return [String(minute).padStart(6), ...megabytes, String(handles).padStart(7), String(requests).padStart(8)].join(
    '  ',
  );
}
