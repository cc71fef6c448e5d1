import { gzipSync } from 'node:zlib';
import { inspect, type InspectionTask } from '#profiles/adapters/inspection/inspect.js';
import { anArchive, type Entry } from '../../support/files/archives.js';
import { aDoc, aDocx, aDocxThatLoads, aPdf } from '../../support/files/documents.js';
import { aProgressiveBomb } from '../../support/files/hostile-uploads.js';
import { aPicture, anSvg } from '../../support/files/pictures.js';

type Content = Buffer | string;
type Cases = [what: string, make: () => Content | Promise<Content>][];
type Refusals = [what: string, make: () => Content | Promise<Content>, sentence: string][];

const DOCUMENT: InspectionTask = { formats: ['pdf', 'doc', 'docx'] };
const PICTURE: InspectionTask = {
  formats: ['jpeg', 'png', 'svg'],
  pictures: { sizes: [16], fit: 'inside', output: 'webp' },
};
const found = async (content: Content, task: InspectionTask) => inspect(Buffer.from(content), task);

/** A Word document whose main part has another name, as Word Online writes it. */
function aDocxWithMainPart(part: string, type = 'wordprocessingml.document.main', ...more: Entry[]): Buffer {
  const content = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${part}"/></Relationships>`,
    [part]: '<w:document xmlns:w="http://w"/>',
  };
  return anArchive([...Object.entries(content).map(([name, text]) => ({ name, content: text })), ...more]);
}

function encryptedPdf(dictionary: string): string {
  const trailer = '/Encrypt 9 0 R /ID [<00><00>] /Root 1 0 R';
  return aPdf()
    .toString('latin1')
    .replace('trailer<</Root 1 0 R>>', `9 0 obj<<${dictionary}>>endobj\ntrailer<<${trailer}>>`);
}

const PNG = async () => (await aPicture('png', 20, 20)).toString('base64');
const XLINK = 'viewBox="0 0 24 24" xmlns:xlink="http://www.w3.org/1999/xlink"';
const AI_DOCTYPE =
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY ns_svg "http://www.w3.org/2000/svg"><!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">]>';
const AI_DRAWING =
  '<svg xmlns="&ns_svg;" xmlns:i="&ns_ai;" viewBox="0 0 9 9"><switch><foreignObject requiredExtensions="&ns_ai;"><i:pgfRef/></foreignObject><g><rect width="9" height="9"/></g></switch></svg>';

/** A link, and the number of a page, beside text about a program. */
const FIELDS = `<w:document xmlns:w="http://w"><w:body><w:p>
<w:r><w:t>DDE server</w:t><w:fldChar w:fldCharType="begin"/><w:instrText> HYPERLINK "https://example.com/adde x" </w:instrText>
<w:fldChar w:fldCharType="separate"/><w:t>DDEAUTO</w:t><w:fldChar w:fldCharType="end"/></w:r>
<w:fldSimple w:instr=" PAGE "/></w:p></w:body></w:document>`;

describe('a document is accepted', () => {
  const cases: Cases = [
    ['if its main part has another name', () => aDocxWithMainPart('word/document2.xml')],
    ['if its main part is in another folder', () => aDocxWithMainPart('text/main.xml')],
    ['as DOCX with fields', () => aDocx({ name: 'word/document.xml', content: FIELDS })],
    ['as DOCX with a link', () => aDocxThatLoads('hyperlink', 'https://example.com/ann')],
    ['as DOCX with a picture of a web page', () => aDocxThatLoads('image', 'https://example.com/ann.png')],
    [
      'as DOCX made from a template of Word',
      () => aDocxThatLoads('attachedTemplate', String.raw`file:///C:\Users\Ann\Templates\Resume.dotx`),
    ],
    [
      'as DOCX made from a template on a Mac',
      () => aDocxThatLoads('attachedTemplate', 'file:////Users/ann/Library/Resume.dotx'),
    ],
    ['as PDF with an incomplete version', () => aPdf().toString().replace('%PDF-1.4', '%PDF-1.')],
    ['as DOCX with bytes after its end', () => Buffer.concat([aDocx(), Buffer.alloc(4_096)])],
    ['as PDF with zeros after its end', () => Buffer.concat([aPdf(), Buffer.alloc(4_096)])],
    ['as PDF with the notes of a scanner after its end', () => `${aPdf().toString()}${'\nSCAN=MX-2640'.repeat(200)}`],
    ['as PDF with lines before its header', () => `\r\nContent-Type: application/pdf\r\n\r\n${aPdf().toString()}`],
    ['as PDF with a byte order mark', () => Buffer.concat([Buffer.from('efbbbf', 'hex'), aPdf()])],
    [
      'as DOCX after a byte order mark and a line break',
      () => Buffer.concat([Buffer.from('efbbbf0d0a', 'hex'), aDocx()]),
    ],
    [
      'as PDF that only asks not to be printed',
      () =>
        encryptedPdf(
          `/V 1 /R 2 /P -4 /O <${'00'.repeat(32)}> /U <a2131391556101128e64737bb2f0fb1452b6beed66a7e0dbcc3276f389ab335f>`,
        ),
    ],
  ];
  it.each(cases)('%s', async (_what, make) => {
    expect(await found(await make(), DOCUMENT)).toMatchObject({ copies: [] });
  });
});

describe('a document is refused with a sentence', () => {
  const plain = (text: string) => () => text;
  const refusals: Refusals = [
    ['RTF', plain('{\\rtf1\\ansi Amina}'), 'This file is RTF.'],
    ['RTF after a line break', plain('\r\n{\\rtf1\\ansi Amina}'), 'This file is RTF.'],
    ['a web page', plain('<html><body>Amina'), 'This file is a web page (HTML).'],
    [
      'a web page of Word',
      plain('MIME-Version: 1.0\r\nContent-Type: multipart/related'),
      'This file is a web page or an email (MHTML).',
    ],
    [
      'XML of Word 2003',
      plain('<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument/>'),
      'This file is a Word document in the XML format.',
    ],
    ['plain text', plain('Amina Haddad\nFront desk'), 'This file is plain text.'],
    ['text in an old encoding', () => Buffer.from('R\xe9sum\xe9 Amina', 'latin1'), 'This file is plain text.'],
    ['nothing', plain(''), 'This file is empty.'],
    ['zeros', () => Buffer.alloc(900), 'This file is empty: it has a size, but no content.'],
    [
      'a shortcut to Google Docs',
      plain('{"":"WARNING! DO NOT EDIT","doc_id":"1"}'),
      'This file is only a shortcut to Google Docs.',
    ],
    [
      'a shortcut of Windows',
      plain('[InternetShortcut]\r\nURL=https://docs.example'),
      'This file is only a shortcut to a page.',
    ],
    ['an archive', () => anArchive([{ name: 'a.txt', content: 'a' }]), 'This file is a ZIP archive.'],
    [
      'a Pages document',
      () => anArchive([{ name: 'Index/Document.iwa', content: 'a' }]),
      'This file is a Pages document.',
    ],
    [
      'an OpenDocument text',
      () => anArchive([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' }]),
      'This file is an OpenDocument text (ODT).',
    ],
    [
      'an Excel workbook',
      () => aDocxWithMainPart('xl/workbook.xml', 'spreadsheetml.sheet.main'),
      'This file is an Excel workbook.',
    ],
    [
      'a Word template',
      () => aDocxWithMainPart('word/document.xml', 'wordprocessingml.template.main'),
      'This file is a Word template (DOTX).',
    ],
    ['macros', () => aDocx({ name: 'word/vbaProject.bin', content: 'x' }), 'This document contains macros.'],
    [
      'macros in the media type',
      () => aDocxWithMainPart('word/document.xml', 'macroEnabled.main'),
      'This document contains macros.',
    ],
    [
      'a DOCX without its main part',
      () => anArchive([{ name: 'word/styles.xml', content: 'a' }]),
      'This DOCX is damaged or incomplete.',
    ],
    ['a DOCX with a password', () => encryptedPackage(), 'This document is protected with a password.'],
    [
      'a PDF with a password',
      () => encryptedPdf(`/V 5 /R 6 /U <${'00'.repeat(48)}>`),
      'This PDF is protected with a password.',
    ],
    ['half a PDF', () => aPdf().subarray(0, 200), 'This PDF is damaged or incomplete.'],
    [
      'a PDF that was cut off in an update',
      () => `${aPdf().toString()}\n9 0 obj<</Length 9>>stream`,
      'This PDF is damaged or incomplete.',
    ],
    ['a web page before a PDF', () => `<html>${aPdf().toString()}`, 'This PDF has other content before its start.'],
    ['a picture', () => aPicture('jpeg'), 'This file is a JPEG picture.'],
    ['a HEIC photo', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'This file is a HEIC photo.'],
    ['a program', () => `MZ${'\0'.repeat(99)}`, 'This file is a program.'],
  ];
  it.each(refusals)('if it is %s', async (_what, make, what) => {
    expect(await found(await make(), DOCUMENT)).toMatchObject({ refusal: { what } });
  });
});

describe('a picture is accepted', () => {
  const cases: Cases = [
    [
      'as an SVG copied from a web page, without its namespaces',
      () => '<svg viewBox="0 0 9 9"><path id="a" d="M0 0h9v9z"/><use xlink:href="#a"/></svg>',
    ],
    [
      'as an SVG with a bracket in its title',
      () => anSvg('<rect width="9" height="9"/>', 'aria-label="a > b" ' + XLINK),
    ],
    ['as an SVG of the size of a poster', () => anSvg('<rect width="9" height="9"/>', 'width="40000" height="40000"')],
    ['with bytes after its end', async () => Buffer.concat([await aPicture('png'), Buffer.from('<script>')])],
    ['with a video after its end', async () => Buffer.concat([await aPicture('jpeg'), Buffer.alloc(9_000, 'ftyp')])],
    ['with a line break before it', async () => Buffer.concat([Buffer.from('\r\n'), await aPicture('jpeg')])],
    ['as SVG of Illustrator', () => `<?xml version="1.0"?>\n${AI_DOCTYPE}\n${AI_DRAWING}`],
    [
      'as SVG with an embedded picture',
      async () => anSvg(`<image width="9" height="9" xlink:href="data:image/png;base64,${await PNG()}"/>`, XLINK),
    ],
    [
      'as SVG with a pattern of a picture',
      async () =>
        anSvg(
          `<rect width="9" height="9" fill="url(#p)"/><defs><pattern id="p" width="1" height="1"><use xlink:href="#i"/></pattern><image id="i" width="9" height="9" xlink:href="data:image/png;base64,${await PNG()}"/></defs>`,
          XLINK,
        ),
    ],
    ['as SVG with a link', () => anSvg('<a xlink:href="https://riad.example"><rect width="9" height="9"/></a>', XLINK)],
    [
      'as SVG in UTF-16',
      () => Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${anSvg().toString()}`, 'utf16le'),
    ],
    [
      'as SVG in Latin-1',
      () =>
        Buffer.from(
          `<?xml version="1.0" encoding="ISO-8859-1"?>${anSvg('<title>H\xf4tel</title>').toString()}`,
          'latin1',
        ),
    ],
    ['as SVG between lines', () => `\n\n${anSvg().toString()}\n\0\0`],
    ['as compressed SVG', () => gzipSync(anSvg())],
  ];
  it.each(cases)('%s', async (_what, make) => {
    expect(await found(await make(), PICTURE)).toMatchObject({ copies: [expect.any(Buffer)] });
  });
});

describe('a picture is refused with a sentence', () => {
  const svg = (part: string) => `This SVG contains ${part}, which cannot be accepted.`;
  const refusals: Refusals = [
    ['WebP', () => Buffer.from('RIFF\x1a\0\0\0WEBPVP8 ', 'latin1'), 'This file is a WebP picture.'],
    ['GIF', () => 'GIF89a\x01\0\x01\0', 'This file is a GIF picture.'],
    ['HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'This file is a HEIC photo.'],
    ['a video', () => Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomisom', 'latin1'), 'This file is a video (MP4).'],
    ['a PDF', () => aPdf(), 'This file is PDF.'],
    ['a Word document', () => aDocx(), 'This file is a Word document (DOCX).'],
    ['an old Word document', () => aDoc(), 'This file is a Word document (DOC).'],
    ['half a PNG', async () => (await aPicture('png')).subarray(0, 300), 'This picture is damaged or incomplete.'],
    [
      'a drawing without a size',
      () => anSvg('', 'width="0" height="0"'),
      'This SVG is too complex or unusual to be drawn.',
    ],
    ['a drawing of a huge size', () => anSvg('', 'width="1e6" height="1e6"'), 'This picture has too many pixels.'],
    ['a progressive JPEG', () => aProgressiveBomb(2_700), 'This picture has too many pixels.'],
    ['half an SVG', () => anSvg('<g>').subarray(0, 90), 'This SVG is damaged or incomplete.'],
    ['an SVG with a script', () => anSvg('<script>alert(1)</script>'), svg('the element <script>')],
    ['an SVG with a handler', () => anSvg('', 'onload="x()"'), svg('a script (onload)')],
    [
      'an SVG with a linked picture',
      () => anSvg('<image href="logo.png"/>'),
      svg('a picture that is only linked (<image>)'),
    ],
    [
      'an SVG with an embedded GIF',
      () => anSvg('<image href="data:image/gif;base64,R0lG"/>'),
      svg('an embedded picture that is neither PNG nor JPEG (<image>)'),
    ],
    [
      'an SVG with an embedded picture that is none',
      () => anSvg('<image href="data:image/png;base64,R0lG"/>'),
      svg('a damaged embedded picture'),
    ],
    [
      'an SVG with a font from elsewhere',
      () => anSvg('<style>@import url(https://fonts.example)</style>'),
      svg('a link to a style sheet or font (@import)'),
    ],
    [
      'an SVG with HTML',
      () => anSvg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
      svg('the element <foreignObject>'),
    ],
    [
      'an SVG with a file of the server',
      () => `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${anSvg('<text>&x;</text>').toString()}`,
      svg('entities other than plain text'),
    ],
    [
      'an SVG with growing entities',
      () => `<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${anSvg('<text>&b;</text>').toString()}`,
      svg('entities other than plain text'),
    ],
    [
      'an SVG with many entities',
      () =>
        `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(200)}">]>${anSvg(`<text>${'&a;'.repeat(50_000)}</text>`).toString()}`,
      svg('entities that grow too large'),
    ],
  ];
  it.each(refusals)('if it is %s', async (_what, make, what) => {
    expect(await found(await make(), PICTURE)).toMatchObject({ refusal: { what } });
  });
});

/** A Word document with a password is a compound file that contains the encrypted one. */
function encryptedPackage(): Buffer {
  const doc = aDoc();
  const entry = doc.indexOf(Buffer.from('WordDocument', 'utf16le'));
  doc.fill(0, entry, entry + 64).write('EncryptedPackage', entry, 'utf16le');
  doc.writeUInt16LE(34, entry + 64);
  return doc;
}
