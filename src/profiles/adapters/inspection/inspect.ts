import { said } from '#shared/domain/words.js';
import type { Finding } from '../../domain/upload-errors.js';
import type { FileFormat } from '../../domain/upload-rules.js';
import { checkDoc } from './documents/doc.js';
import { foreign, foreignKind, type FileType } from './foreign-kinds.js';
import { checkPdf, looksLikePdf } from './pdf/pdf.js';
import type { PictureTask } from './pictures/picture.js';
import { damaged, Refused } from './refused.js';
import { looksLikeSvg, unzipped } from './pictures/svg-source.js';

/** What to accept, and how to render pictures. */
export type InspectionTask = { readonly formats: readonly FileFormat[]; readonly pictures?: PictureTask };

/** The format of an acceptable file and the copies of a picture, or why it is not acceptable. */
export type Inspected =
  | { readonly format: FileFormat; readonly copies: readonly Buffer[] }
  | { readonly refusal: Finding | undefined };

/** How files of each format start. */
const STARTS: readonly (readonly [start: RegExp, format: FileFormat])[] = [
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^\x89PNG\r\n\x1a\n/, 'png'],
  [/^\xd0\xcf\x11\xe0/, 'doc'],
  [/^PK(?:\x03\x04|\x05\x06)/, 'docx'],
];
/** What people call the formats if the file is damaged, and where another kind of file is expected. */
const NAMES: Readonly<Record<FileFormat, readonly [damaged: string, foreign: string]>> = {
  jpeg: [said('picture'), said('a JPEG picture')],
  png: [said('picture'), said('a PNG picture')],
  svg: ['SVG', said('an SVG drawing')],
  pdf: ['PDF', 'PDF'],
  doc: ['DOC', said('a Word document (DOC)')],
  docx: [said('archive'), said('a Word document (DOCX)')],
};
const ARCHIVE: FileType = { ext: 'zip', mime: 'application/zip' };

/** Inspects a file by its content alone, whatever its name. */
export async function inspect(content: Buffer, task: InspectionTask): Promise<Inspected> {
  const file = withoutBlankStart(content);
  const format = formatOf(file);
  if (format === undefined) return { refusal: foreignKind(file, await typeOf(file)) };
  try {
    const isExpected = task.formats.includes(format);
    // Archives and compound files may be anything.
    if (isExpected || format === 'docx' || format === 'doc') {
      const copies = await check(file, format, task.pictures);
      if (isExpected) return { format, copies };
    }
    throw foreign(NAMES[format][1]);
  } catch (error) {
    const { what, wayOut } = error instanceof Refused ? error : damaged(await nameOfDamaged(file, format));
    return { refusal: { what, ...(wayOut !== undefined && { wayOut }) } };
  }
}

function formatOf(file: Buffer): FileFormat | undefined {
  const start = file.toString('latin1', 0, 8);
  const known = STARTS.find(([pattern]) => pattern.test(start));
  if (known) return known[1];
  if (looksLikePdf(file)) return 'pdf';
  return looksLikeSvg(unzipped(file)) ? 'svg' : undefined;
}

/** An archive that was cut off may still show that it is a DOCX. */
async function nameOfDamaged(file: Buffer, format: FileFormat): Promise<string> {
  return format === 'docx' && (await typeOf(file))?.ext === 'docx' ? 'DOCX' : NAMES[format][0];
}

/** Checks a document, or renders a picture; libraries are loaded only for the formats that need them. */
async function check(file: Buffer, format: FileFormat, pictures: PictureTask | undefined): Promise<readonly Buffer[]> {
  switch (format) {
    case 'pdf':
      checkPdf(file);
      return [];
    case 'doc':
      checkDoc(file);
      return [];
    case 'docx': {
      const { checkDocx } = await import('./documents/docx.js');
      await checkDocx(file, async () => (await typeOf(file)) ?? ARCHIVE);
      return [];
    }
    default: {
      if (!pictures) throw new Error('Nothing says how to render pictures.');
      const { renderPicture } = await import('./pictures/picture.js');
      return renderPicture(unzipped(file), format, pictures);
    }
  }
}

/** Programs that send files may put a byte order mark or line breaks before them. */
function withoutBlankStart(content: Buffer): Buffer {
  const [blank = ''] = /^(?:\xef\xbb\xbf)?[\r\n]*/.exec(content.toString('latin1', 0, 64)) ?? [];
  return content.subarray(blank.length);
}

async function typeOf(file: Buffer): Promise<FileType | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  return fileTypeFromBuffer(file).catch(() => undefined);
}
