import { Injectable } from '@nestjs/common';
import { Isolated } from '#platform/isolation/isolated-process.js';
import { FairQueue } from '#shared/application/limits/fair-queue.js';
import type { ResumePrinter } from '../../application/ports/resume-printer.js';
import type { WrittenResume } from '../../application/resume/written-resume.js';
import { ResumeTooLong } from '../../domain/resume-errors.js';
import type { ResumeTask } from './resume-program.js';

/** Of the text, in points. */
const SIZES = [10.5, 9.5, 8.5];

/** A process takes a processor for a second or two. */
const QUEUE = { atOnce: 1, waiting: 20 };

/** Milliseconds in the queue after which somebody is asked to try again. */
const MAX_WAIT = 20_000;

/** Draws resumes in processes of their own, because layout takes long, and the longer the more a profile says. */
@Injectable()
export class ProcessResumePrinter implements ResumePrinter {
  private readonly queue = new FairQueue(QUEUE);
  private readonly program = new Isolated<ResumeTask>('./resume-program', import.meta.url, {
    heapMegabytes: 128,
    residentMegabytes: 320,
    processorTime: 20_000,
    // Longer than the processor time, because a busy machine shares it.
    time: 180_000,
  });

  print(resume: WrittenResume): Promise<Uint8Array> {
    return this.queue.run(() => this.draw(resume), { timeout: MAX_WAIT });
  }

  private async draw(resume: WrittenResume): Promise<Uint8Array> {
    const { output, succeeded, stop } = this.program.start({ sizes: SIZES }, [Buffer.from(JSON.stringify(resume))]);
    try {
      const chunks: Uint8Array[] = [];
      for await (const chunk of output as AsyncIterable<Uint8Array>) chunks.push(chunk);
      if (!(await succeeded)) throw new ResumeTooLong();
      return Buffer.concat(chunks);
    } finally {
      await stop();
    }
  }
}
