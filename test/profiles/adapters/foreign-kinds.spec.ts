import { foreignKind, nameOf } from '#profiles/adapters/inspection/foreign-kinds.js';

const said = (content: string) => foreignKind(Buffer.from(content, 'latin1'), undefined)?.what;

describe('a file of a kind that no library knows', () => {
  const XML = '<?xml version="1.0"?>\n';

  it.each([
    ['a document of a very old version of Word', '\xdb\xa5-'],
    ['a document of a very old version of Word', '\x31\xbe\0\0'],
    ['a document of a very old version of Word', '\x9b\xa5-'],
    ['a document of a very old version of Word', '\xfe\x37\0'],
    ['a WordPerfect document', '\xffWPC'],
    ['a hidden file that macOS keeps beside the real one', '\0\x05\x16\x00'],
    ['a hidden file that macOS keeps beside the real one', '\0\x05\x16\x07'],
    ['a DjVu scan', 'AT&TFORM'],
    ['a Figma document', 'fig-kiwi'],
    ['form data without its form (FDF)', '%FDF-1.2'],
    ['only a shortcut to Google Docs', `{"account": "${'a'.repeat(3000)}", "doc_id": "1"}`],
    ['only a shortcut to Google Docs', '{"url": "https://docs.google.com/document/d/1"}'],
    ['only a shortcut to Google Docs', '{"url":"https://docs.google.com/document/d/1"}'],
    ['only a shortcut to a page', '[internetshortcut]\nURL=https://a.example'],
    ['only a shortcut to a page', 'bplist00\xd1'],
    ['only a shortcut to a page', `${XML}<!DOCTYPE plist>\n<plist version="1.0">`],
    ['a web page (HTML)', '<!DOCTYPE html>'],
    ['a web page (HTML)', '<html>'],
    ['a web page (HTML)', '<P>Amina'],
    ['a web page (HTML)', '<!-- saved from url -->\n<html>'],
    ['a web page (HTML)', ` \r\n<html>`],
    ['a web page (HTML)', `\xef\xbb\xbf<html>`],
    ['a web page (HTML)', `\xef\xbb\xbf\n <html>`],
    ['a web page (HTML)', `${XML}<!DOCTYPE html PUBLIC "">\n<html>`],
    ['a Word document in the XML format', `${XML}<w:wordDocument>`],
    ['a Word document in the XML format', `${XML}<pkg:package>`],
    ['an OpenDocument text (XML)', `${XML}<office:document>`],
    ['a web page or an email (MHTML)', 'MIME-Version: 1.0'],
    ['a web page or an email (MHTML)', 'content-type: multipart/related'],
    ...['From', 'Received', 'Return-Path', 'Delivered-To', 'Subject', 'To', 'Date', 'message-id'].map((field) => [
      'an email',
      `${field}: somebody`,
    ]),
    ['XML', `${XML}<resume/>`],
    ['plain text', 'Amina Haddad\tFront desk\r\n'],
  ])('is called %s: %j', (name, content) => expect(said(content)).toBe(`This file is ${name}.`));

  it('is not called text if it has control characters', () => expect(said('Amina\x01Haddad')).toBeUndefined());

  it('is empty without bytes, or with zeros only', () => {
    expect(said('')).toBe('This file is empty.');
    expect(said('\0\0')).toBe('This file is empty: it has a size, but no content.');
  });
});

describe('a kind of files', () => {
  it.each([
    ['zip', 'application/zip', 'a ZIP archive'],
    ['mp4', 'video/mp4', 'a video (MP4)'],
    ['mp3', 'audio/mpeg', 'a sound recording (MP3)'],
    ['cr2', 'image/x-canon-cr2', 'a raw photo (CR2)'],
    ['bpg', 'image/bpg', 'a picture (BPG)'],
    ['woff', 'font/woff', 'a font (WOFF)'],
    ['wasm', 'application/wasm', 'WASM'],
    ['constructor', 'application/x', 'CONSTRUCTOR'],
  ])('is called by its own name, that of its group, or its ending: %s', (ext, mime, name) =>
    expect(nameOf({ ext, mime })[0]).toBe(name),
  );
});
