import { Injectable } from '@nestjs/common';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { FairQueue } from '../../../shared/application/limits/fair-queue.js';
import { TooBusy } from '../../../shared/application/limits/too-busy.js';
import { UploadInspector, type Inspection, type Picture } from '../../application/ports/upload-inspector.js';
import type { DocumentFormat, PictureFormat, PictureKind } from '../../domain/upload-rules.js';
import { PICTURE_SIZES } from '../../domain/uploaded-file.js';
import type { InspectionTask } from './inspection-process.js';

/** `.ts` or `.js`, like this file. */
const PROGRAM = fileURLToPath(new URL(`./inspection-process${extname(import.meta.url)}`, import.meta.url));
const FLAGS = ['--max-old-space-size=48', '--max-semi-space-size=2'];
/** One thread and one heap arena for libvips, and none of the server's secrets. */
const ENVIRONMENT = { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' };
/** Milliseconds after which the process is killed, regardless of its CPU time. */
const MAX_TIME = 10_000;
/** Milliseconds after which a queued upload is rejected. */
const MAX_WAIT = 30_000;
/** Avatars are cropped to fill the square; logos are not. */
const FITS = { avatar: 'cover', logo: 'inside' } as const satisfies Record<PictureKind, 'cover' | 'inside'>;

/**
 * Inspects each upload in a separate process, one at a time. Parsing an untrusted file cannot block the server, and one
 * that takes too much time or memory only kills its process.
 */
@Injectable()
export class ProcessUploadInspector implements UploadInspector {
  private readonly queue = new FairQueue({ atOnce: 1 });

  async isGenuine(document: Inspection<DocumentFormat>): Promise<boolean> {
    return (await this.inspect(document, { format: document.format })) !== undefined;
  }

  async makeCopies(picture: Inspection<PictureFormat>, kind: PictureKind): Promise<readonly Picture[] | undefined> {
    const sizes: readonly number[] = PICTURE_SIZES[kind];
    const copies = await this.inspect(picture, { format: picture.format, sizes, fit: FITS[kind] });
    return copies?.map((content, i) => ({ size: sizes[i] ?? 0, content }));
  }

  /** Returns the output of the process; undefined if it rejects the file or is killed. */
  private inspect({ file, ownerId }: Inspection<string>, task: InspectionTask): Promise<Buffer[] | undefined> {
    // Drawings may take up to the time limit, so other files go first.
    const turn = { caller: ownerId, weight: task.format === 'svg' ? 1 : 0, timeout: MAX_WAIT };
    return this.queue.run(async () => {
      const output = await runProcess(task, await file.read());
      return output && (JSON.parse(output.toString()) as string[]).map((copy) => Buffer.from(copy, 'base64'));
    }, turn);
  }
}

async function runProcess(task: InspectionTask, content: Uint8Array): Promise<Buffer | undefined> {
  const child = spawn(process.execPath, [...FLAGS, PROGRAM, JSON.stringify(task)], {
    env: ENVIRONMENT,
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: MAX_TIME,
    killSignal: 'SIGKILL',
  });
  // Emitted once the output has been read; rejected if the process cannot start.
  const closed = once(child, 'close').catch(() => Promise.reject(new TooBusy()));
  // The process may be killed before it has read everything.
  child.stdin.on('error', () => undefined);
  child.stdin.end(content);
  const [output, [code]] = await Promise.all([buffer(child.stdout), closed]);
  return code === 0 ? output : undefined;
}
