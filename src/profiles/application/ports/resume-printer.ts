import type { WrittenResume } from '../resume/written-resume.js';

export abstract class ResumePrinter {
  /**
   * Draws a resume as a PDF: on one page, unless it says too much for that even in small print.
   * @throws ResumeTooLong, TooBusy
   */
  abstract print(resume: WrittenResume): Promise<Uint8Array>;
}
