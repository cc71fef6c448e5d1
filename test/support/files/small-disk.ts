import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** A private in-memory disk that disappears with the process. */
const MOUNT = 'mount -t tmpfs -o "size=$1" none "$2" && shift 2 && exec "$@"';
/** Blocks of 512 bytes, as POSIX counts them. */
const LIMIT = 'ulimit -f "$1" && shift && exec "$@"';

/** Whether this process may mount a disk. */
export async function canMount(folder: string): Promise<boolean> {
  return run('unshare', ['-rm', 'sh', '-c', MOUNT, 'sh', '4096', folder, 'true']).then(
    () => true,
    () => false,
  );
}

/** Runs a file of `test/support/processes` with a disk of this size mounted at a folder; returns its output. */
export function onSmallDisk(bytes: number, folder: string, file: string, ...args: string[]): Promise<string> {
  return output('unshare', ['-rm', 'sh', '-c', MOUNT, 'sh', String(bytes), folder, ...nodeWith(file, args)]);
}

/** Runs a file of `test/support/processes` with this file size limit in bytes; returns its output. */
export function underFileLimit(bytes: number, file: string, ...args: string[]): Promise<string> {
  return output('sh', ['-c', LIMIT, 'sh', String(Math.floor(bytes / 512)), ...nodeWith(file, args)]);
}

function nodeWith(file: string, args: readonly string[]): string[] {
  return [
    process.execPath,
    '--import',
    './test/support/runner/typescript.mjs',
    `test/support/processes/${file}`,
    ...args,
  ];
}

async function output(command: string, args: readonly string[]): Promise<string> {
  return (await run(command, args)).stdout;
}
