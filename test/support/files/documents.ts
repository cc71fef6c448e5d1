import { anArchive, type Entry } from './archives.js';

/** A PDF with one empty page. */
export function aPdf(text = 'A resume'): Buffer {
  return Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
% ${text}
trailer<</Root 1 0 R>>
startxref
0
%%EOF
`);
}

/** A PDF with one page that shows a line of text. */
export function aWrittenPdf(text: string): Buffer {
  const drawing = `BT /F1 24 Tf 60 760 Td (${text}) Tj ET`;
  return Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${drawing.length}>>stream
${drawing}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
startxref
0
%%EOF
`);
}

/** A PDF of exactly this size. */
export function aPdfOf(bytes: number): Buffer {
  return aPdf('x'.repeat(bytes - aPdf('').length));
}

/** A Word document (.docx); `more` replaces parts of the same name. */
export function aDocx(...more: Entry[]): Buffer {
  const parts: Entry[] = [
    {
      name: '[Content_Types].xml',
      content:
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    },
    { name: 'word/document.xml', content: '<w:document xmlns:w="http://w"><w:body/></w:document>' },
  ];
  return anArchive([...parts.filter(({ name }) => !more.some((other) => other.name === name)), ...more]);
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A Word document whose settings refer to something else, outside of it by default; `kind` as in "attachedTemplate". */
export function aDocxThatLoads(kind: string, target: string, mode: 'External' | 'Internal' = 'External'): Buffer {
  const relationship = `<Relationship Id="r1" Type="${OFFICE}/${kind}" Target="${target}" TargetMode="${mode}"/>`;
  const content = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relationship}</Relationships>`;
  return aDocx({ name: 'word/_rels/settings.xml.rels', content });
}

const SECTOR = 512;
const FREE = 0xffffffff;
const END = 0xfffffffe;

/** A Word document (.doc): a compound file whose directory lists these storages. */
export function aDoc(...storages: string[]): Buffer {
  const header = Buffer.alloc(SECTOR);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  header.writeUInt16LE(9, 30);
  // Sector 0 is the sector table, sectors 1 and on the directory.
  const entries = [entry('Root Entry', 5), entry('WordDocument', 2), ...storages.map((name) => entry(name, 1))];
  while (entries.length % 4 > 0) entries.push(Buffer.alloc(128));
  const directory = Buffer.concat(entries);
  header.writeUInt32LE(1, 48);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeUInt32LE(FREE - 2, 0);
  const sectors = directory.length / SECTOR;
  for (let i = 1; i <= sectors; i += 1) table.writeUInt32LE(i === sectors ? END : i + 1, i * 4);
  return Buffer.concat([header, table, directory]);
}

function entry(name: string, type: number): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE((name.length + 1) * 2, 64);
  bytes.writeUInt8(type, 66);
  bytes.writeUInt32LE(type === 2 ? 4096 : 0, 120);
  return bytes;
}
