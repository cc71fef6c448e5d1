import { renderToBuffer } from '@react-pdf/renderer';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { IsolatedProgram } from '#platform/isolation/isolated-process.js';
import type { WrittenResume } from '../../application/resume/written-resume.js';
import { resumeDocument } from './resume-document.js';
import { registerFonts } from './resume-fonts.js';

/** Sizes of the text in points, largest first. */
export type ResumeTask = { readonly sizes: readonly number[] };

/** More pages than anybody reads: a longer resume fails. */
const MAX_PAGES = 5;

const PAGES = /\/Type \/Page\b(?!s)/g;

/** Reads a resume as JSON and writes its PDF, with the largest text with which it fits on a page. */
export const run: IsolatedProgram<ResumeTask> = async ({ sizes }, input, output) => {
  const resume = JSON.parse((await buffer(input)).toString('utf8')) as WrittenResume;
  registerFonts();
  await pipeline([await fitting(resume, sizes)], output);
};

async function fitting(resume: WrittenResume, sizes: readonly number[]): Promise<Buffer> {
  let pages = 0;
  let drawn = Buffer.alloc(0);
  for (const size of sizes) {
    drawn = Buffer.from(await renderToBuffer(resumeDocument(resume, size)));
    pages = drawn.toString('latin1').match(PAGES)?.length ?? 0;
    if (pages <= 1) return drawn;
  }
  if (pages > MAX_PAGES) throw new Error('The resume is too long');
  return drawn;
}
