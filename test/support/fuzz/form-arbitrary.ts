import fc from 'fast-check';
import type { FuzzBody } from './request-arbitrary.js';
import type { KnownValues } from './schema-arbitrary.js';

/** A file that at least one route accepts, with a matching name. */
export type SentFile = { readonly name: string; readonly content: Buffer };

const BOUNDARY = 'wayfareFuzzBoundary';

/** Quoted file names in a form. */
const FILE_NAMES: readonly string[] = [
  'cv.pdf',
  'face.png',
  'logo.svg',
  'résumé 日本.pdf',
  '../../etc/passwd.pdf',
  '..\\..\\cv.pdf',
  'cv.pdf\\"; filename=\\"other.pdf',
  'cv\u0000.pdf',
  'cv.pdf%0d%0aX-Injected: 1',
  '\u202Efdp.exe',
  '.pdf',
  '',
  'CON.pdf',
  `${'n'.repeat(400)}.pdf`,
  'cv.pdf.exe',
  "'; drop table users; --.pdf",
  '<img src=x onerror=alert(1)>.png',
];

const PART_TYPES = [
  'application/pdf',
  'image/png',
  'image/svg+xml',
  'text/html',
  'a',
  '',
  'multipart/mixed; boundary=x',
];

const WHOLE_FORM = `multipart/form-data; boundary=${BOUNDARY}`;
const END = `--${BOUNDARY}--\r\n`;

const FORM_TYPES = [
  ...Array.from({ length: 12 }, () => WHOLE_FORM),
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  `multipart/mixed; boundary=${BOUNDARY}`,
  'application/json',
  'text/plain',
];

/** Forms with a file: valid, truncated, oversized and malformed ones. Uses `file` from the known values. */
export function formBodies(field: string, known: KnownValues): fc.Arbitrary<FuzzBody | undefined> {
  const files = known['file'] as fc.Arbitrary<SentFile>;
  return fc.oneof(
    { weight: 1, arbitrary: sensibleForms(field, files) },
    {
      weight: 2,
      arbitrary: strangeForms(
        field,
        files.map(({ content }) => content),
      ),
    },
  );
}

function sensibleForms(field: string, files: fc.Arbitrary<SentFile>): fc.Arbitrary<FuzzBody> {
  return fc
    .record({ file: files, type: fc.constantFrom(...PART_TYPES) })
    .map(({ file, type }) => form([{ field, fileName: file.name, type, content: file.content }], END, WHOLE_FORM));
}

function strangeForms(field: string, files: fc.Arbitrary<Buffer>): fc.Arbitrary<FuzzBody> {
  const part = fc.record({
    field: fc.constantFrom(
      field,
      field,
      field,
      field,
      field,
      `${field}[]`,
      `${field}[__proto__]`,
      '__proto__',
      'other',
      '',
    ),
    fileName: fc.constantFrom(undefined, ...FILE_NAMES, ...FILE_NAMES),
    type: fc.constantFrom(...PART_TYPES),
    content: fc.oneof(
      { weight: 3, arbitrary: files },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes)) },
    ),
  });
  return fc
    .record({
      parts: fc.oneof(
        { weight: 5, arbitrary: fc.array(part, { minLength: 1, maxLength: 1 }) },
        { weight: 1, arbitrary: fc.array(part, { maxLength: 7 }) },
      ),
      end: fc.constantFrom(...Array.from({ length: 8 }, () => END), '', `--${BOUNDARY}`, '--', '\r\n'),
      type: fc.constantFrom(...FORM_TYPES),
    })
    .map(({ parts, end, type }) => form(parts, end, type));
}

type Part = { readonly field: string; readonly fileName?: string; readonly type: string; readonly content: Buffer };

function form(parts: readonly Part[], end: string, type: string): FuzzBody {
  return { content: Buffer.concat([...parts.map(partOf), Buffer.from(end)]), headers: { 'content-type': type } };
}

function partOf({ field, fileName, type, content }: Part): Buffer {
  const name = fileName === undefined ? '' : `; filename="${fileName}"`;
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${name}\r\nContent-Type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}
