import { buffer } from 'node:stream/consumers';
import type { IsolatedProgram } from '../../../shared/adapters/isolation/isolated-process.js';
import type { DocumentFormat } from '../../domain/upload-rules.js';
import type { PictureTask } from './picture.js';

/** How to inspect the file on standard input. */
export type InspectionTask = PictureTask | { readonly format: DocumentFormat };

/** Writes the copies of a picture, and an empty list for a document. Each format's library is loaded on demand. */
export const run: IsolatedProgram<InspectionTask> = async (task, input, output) => {
  const copies = await inspect(task, await buffer(input));
  if (!copies) throw new Error('The file is rejected.');
  output.write(JSON.stringify(copies.map((copy) => copy.toString('base64'))));
};

async function inspect(asked: InspectionTask, content: Buffer): Promise<readonly Buffer[] | undefined> {
  switch (asked.format) {
    case 'pdf': {
      const { isPdf } = await import('./pdf.js');
      return isPdf(content) ? [] : undefined;
    }
    case 'doc': {
      const { isDoc } = await import('./doc.js');
      return (await hasType('cfb', content)) && isDoc(content) ? [] : undefined;
    }
    case 'docx': {
      const { isDocx } = await import('./docx.js');
      return (await hasType('docx', content)) && (await isDocx(content)) ? [] : undefined;
    }
    default: {
      if (asked.format === 'svg' && !(await isSafeSvg(content))) return undefined;
      const { renderPicture } = await import('./picture.js');
      return renderPicture(content, asked);
    }
  }
}

async function isSafeSvg(content: Buffer): Promise<boolean> {
  const svg = await import('./svg.js');
  return svg.isSafeSvg(content);
}

async function hasType(extension: string, content: Buffer): Promise<boolean> {
  const { fileTypeFromBuffer } = await import('file-type');
  return (await fileTypeFromBuffer(content))?.ext === extension;
}
