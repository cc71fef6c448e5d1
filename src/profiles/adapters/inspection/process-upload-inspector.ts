import { Injectable } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { Isolated } from '#platform/isolation/isolated-process.js';
import { FairQueue } from '#shared/application/limits/fair-queue.js';
import { UploadInspector, type Inspected, type Inspection } from '../../application/ports/upload-inspector.js';
import type { Finding } from '../../domain/upload-errors.js';
import type { FileFormat, UploadKind } from '../../domain/upload-rules.js';
import { ATTACHED_PICTURE_SIZE, PICTURE_SIZES } from '../../domain/uploaded-file.js';
import type { InspectionTask } from './inspection-process.js';
import type { PictureTask } from './pictures/picture.js';

/** Milliseconds after which a queued upload is rejected. */
const MAX_WAIT = 30_000;
/** Avatars are cropped to fill the square. A picture in a message keeps its format, which every program opens. */
const PICTURES: Readonly<Partial<Record<UploadKind, PictureTask>>> = {
  avatar: { sizes: PICTURE_SIZES.avatar, fit: 'cover', output: 'webp' },
  logo: { sizes: PICTURE_SIZES.logo, fit: 'inside', output: 'webp' },
  attachment: { sizes: [ATTACHED_PICTURE_SIZE], fit: 'inside' },
};
/** How files start that are never drawings: PNG, JPEG, PDF, ZIP, compound files. */
const QUICK = /^(?:\x89PNG|\xff\xd8\xff|%PDF|PK|\xd0\xcf\x11\xe0)/;
const TOO_HARD: Finding = {
  what: 'This file takes too much time or memory to read.',
  wayOut: 'Save it in a simpler form, and try again.',
};

/** What the process prints. */
type Output =
  | { readonly format: FileFormat; readonly copies: readonly string[] }
  | { readonly refusal: Finding | undefined };

/**
 * Inspects each upload in a separate process, one at a time. Parsing an untrusted file cannot block the server, and one
 * that takes too much time or memory only kills its process.
 */
@Injectable()
export class ProcessUploadInspector implements UploadInspector {
  private readonly queue = new FairQueue({ atOnce: 1 });
  private readonly program = new Isolated<InspectionTask>('./inspection-process', import.meta.url, {
    heapMegabytes: 48,
    residentMegabytes: 160,
    processorTime: 2_000,
    // Longer than the processor time, because a busy machine shares it.
    time: 20_000,
  });

  async inspect({ file, rule, ownerId }: Inspection): Promise<Inspected> {
    const pictures = PICTURES[rule.kind];
    const task: InspectionTask = { formats: rule.formats, ...(pictures && { pictures }) };
    // Drawings may take up to the time limit, so other files go first.
    const start = Buffer.from(await file.read(4)).toString('latin1');
    const turn = { caller: ownerId, weight: QUICK.test(start) ? 0 : 1, timeout: MAX_WAIT };
    const inspected = await this.queue.run(async () => this.runProgram(task, await file.read()), turn);
    if (!inspected) return { refusal: TOO_HARD };
    // JSON drops an unknown reason.
    if (!('copies' in inspected)) return { refusal: inspected.refusal };
    const copies = inspected.copies.map((copy, i) => ({
      size: pictures?.sizes[i] ?? 0,
      content: Buffer.from(copy, 'base64'),
    }));
    return { format: inspected.format, copies };
  }

  /** Undefined if the process was killed. */
  private async runProgram(task: InspectionTask, content: Uint8Array): Promise<Output | undefined> {
    const { output, succeeded } = this.program.start(task, [content]);
    const written = await buffer(output);
    return (await succeeded) ? (JSON.parse(written.toString()) as Output) : undefined;
  }
}
