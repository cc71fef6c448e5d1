import { buffer } from 'node:stream/consumers';
import type { IsolatedProgram } from '#platform/isolation/isolated-process.js';
import { inspect, type InspectionTask } from './inspect.js';

export type { InspectionTask };

/** Writes what an upload is. */
export const run: IsolatedProgram<InspectionTask> = async (task, input, output) => {
  const inspected = await inspect(await buffer(input), task);
  const copies = 'copies' in inspected ? inspected.copies.map((copy) => copy.toString('base64')) : undefined;
  output.write(JSON.stringify({ ...inspected, ...(copies && { copies }) }));
};
