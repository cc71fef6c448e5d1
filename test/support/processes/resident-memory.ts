import { readFileSync } from 'node:fs';

const MEGABYTE = 1024 ** 2;
const PAGE = 4096;

/**
 * Resident memory in megabytes of a process and its children (Linux). Of the children, only pages that belong to no
 * file: those of Node itself are in memory once.
 */
export function residentMemory(pid: number): number {
  const ofTree = (process: number): number => {
    const [, resident = 0, fromFiles = 0] = read(`/proc/${process}/statm`).split(' ').map(Number);
    const own = process === pid ? resident : resident - fromFiles;
    const children = read(`/proc/${process}/task/${process}/children`).match(/\d+/g) ?? [];
    return own * PAGE + children.reduce((sum, child) => sum + ofTree(Number(child)), 0);
  };
  return ofTree(pid) / MEGABYTE;
}

/** Peak memory of a process and its children during the work, sampled 100 times per second. */
export async function peakMemory<T>(pid: number, work: () => Promise<T>): Promise<{ peak: number; result: T }> {
  let peak = 0;
  const watching = setInterval(() => (peak = Math.max(peak, residentMemory(pid))), 10);
  try {
    const result = await work();
    return { peak, result };
  } finally {
    clearInterval(watching);
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
