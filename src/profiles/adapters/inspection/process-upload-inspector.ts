import { Injectable } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { Isolated } from '../../../shared/adapters/isolation/isolated-process.js';
import { FairQueue } from '../../../shared/application/limits/fair-queue.js';
import { UploadInspector, type Inspection, type Picture } from '../../application/ports/upload-inspector.js';
import type { DocumentFormat, PictureFormat, PictureKind } from '../../domain/upload-rules.js';
import { PICTURE_SIZES } from '../../domain/uploaded-file.js';
import type { InspectionTask } from './inspection-process.js';

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
  private readonly program = new Isolated<InspectionTask>('./inspection-process', import.meta.url, {
    heapMegabytes: 48,
    residentMegabytes: 134,
    processorTime: 1_500,
    time: 10_000,
  });

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
      const { output, succeeded } = this.program.start(task, [await file.read()]);
      const written = await buffer(output);
      if (!(await succeeded)) return undefined;
      return (JSON.parse(written.toString()) as string[]).map((copy) => Buffer.from(copy, 'base64'));
    }, turn);
  }
}
