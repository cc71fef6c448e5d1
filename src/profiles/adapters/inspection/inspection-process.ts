import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { DocumentFormat } from '../../domain/upload-rules.js';
import type { PictureTask } from './picture.js';

/** How to inspect the file on standard input. */
export type InspectionTask = PictureTask | { readonly format: DocumentFormat };

const MAX_RESIDENT = 134 * 1024 ** 2;
/** Microseconds of CPU time, including the start of Node. */
const MAX_PROCESSOR_TIME = 1_500_000;
const CHECK_EVERY = 5;

/** `.ts` or `.js`, like this file. Each format's module is imported on demand, to load only the library it needs. */
const EXTENSION = extname(import.meta.url);

// libvips uses its own thread and memory outside the heap, so the limits apply to the whole process.
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (process.memoryUsage.rss() > MAX_RESIDENT || user + system > MAX_PROCESSOR_TIME) {
    process.kill(process.pid, 'SIGKILL');
  }
}, CHECK_EVERY).unref();

const task = JSON.parse(process.argv[2] ?? '') as InspectionTask;
const content = await buffer(process.stdin);
const copies = await inspect(task).catch(() => undefined);
if (copies) process.stdout.write(JSON.stringify(copies.map((copy) => copy.toString('base64'))));
else process.exitCode = 1;

/** Returns the copies of a picture, an empty list for a document, and undefined if the file is rejected. */
async function inspect(asked: InspectionTask): Promise<readonly Buffer[] | undefined> {
  switch (asked.format) {
    case 'pdf': {
      const { isPdf } = (await import(`./pdf${EXTENSION}`)) as typeof import('./pdf.js');
      return isPdf(content) ? [] : undefined;
    }
    case 'doc': {
      const { isDoc } = (await import(`./doc${EXTENSION}`)) as typeof import('./doc.js');
      return (await hasType('cfb')) && isDoc(content) ? [] : undefined;
    }
    case 'docx': {
      const { isDocx } = (await import(`./docx${EXTENSION}`)) as typeof import('./docx.js');
      return (await hasType('docx')) && (await isDocx(content)) ? [] : undefined;
    }
    default: {
      if (asked.format === 'svg' && !(await isSafeSvg())) return undefined;
      const { renderPicture } = (await import(`./picture${EXTENSION}`)) as typeof import('./picture.js');
      return renderPicture(content, asked);
    }
  }
}

async function isSafeSvg(): Promise<boolean> {
  const svg = (await import(`./svg${EXTENSION}`)) as typeof import('./svg.js');
  return svg.isSafeSvg(content);
}

async function hasType(extension: string): Promise<boolean> {
  const { fileTypeFromBuffer } = await import('file-type');
  return (await fileTypeFromBuffer(content))?.ext === extension;
}
