import { ForeignContent } from '#profiles/domain/upload-errors.js';
import { ATTACHMENT_RULE, checkEnding, RESUME_RULE, withEnding } from '#profiles/domain/upload-rules.js';
import {
  fittingCopy,
  storeKeysOf,
  keyAtAddress,
  fileKeyOf,
  newKey,
  pictureAddress,
  isAttachment,
  safeFileName,
} from '#profiles/domain/uploaded-file.js';
import { isFileKey } from '#shared/application/file-store.js';

describe('keys of uploaded files', () => {
  it('are unique and valid as file names', () => {
    const keys = Array.from({ length: 1_000 }, () => newKey('resume', 'pdf'));
    expect(new Set(keys).size).toBe(1_000);
    expect(keys.every(isFileKey)).toBe(true);
  });

  it.each(['avatar', 'logo'] as const)('map a picture (%s) to its copies and back', (kind) => {
    const key = newKey(kind, 'webp');
    const kept = storeKeysOf(key);
    expect(kept.length).toBeGreaterThan(1);
    expect(kept.map(fileKeyOf)).toEqual(kept.map(() => key));
    expect(keyAtAddress(pictureAddress(key))).toBe(key);
  });

  it('are the same for a resume and its stored file', () => {
    const key = newKey('resume', 'docx');
    expect([isAttachment(key), isAttachment(newKey('attachment', 'docx'))]).toEqual([false, true]);
    expect(storeKeysOf(key)).toEqual([key]);
    expect(fileKeyOf(key)).toBe(key);
  });

  it('are not found in unrelated keys and addresses', () => {
    expect(fileKeyOf('backup-2026.tar')).toBeUndefined();
    expect(fileKeyOf(newKey('avatar', 'webp'))).toBeUndefined();
    expect(keyAtAddress('https://elsewhere.example/a.png')).toBeUndefined();
    expect(keyAtAddress(null)).toBeUndefined();
  });

  it('select the smallest copy that is large enough', () => {
    const key = newKey('logo', 'webp');
    const copies = [undefined, 1, 96, 97, 400, 401, 800, 4096].map((size) => fittingCopy(key, size)?.slice(42));
    const [small, middle, large] = ['96.webp', '400.webp', '800.webp'];
    expect(copies).toEqual([large, small, small, middle, middle, large, large, large]);
    expect(fittingCopy(newKey('resume', 'pdf'))).toBeUndefined();
    expect(fittingCopy('../secret')).toBeUndefined();
  });
});

describe('a file name', () => {
  it.each([
    ['Lebenslauf Jürgen.PDF', 'Lebenslauf Jürgen.pdf'],
    ['履歴書.docx', '履歴書.docx'],
    ['a"b<c>:d|e?f*.pdf', 'abcdef.pdf'],
    ['evil\u202Efdp.exe.pdf', 'evilfdp.exe.pdf'],
    ['line\r\nSet-Cookie: a.pdf', 'lineSet-Cookie a.pdf'],
    ['.pdf', 'resume.pdf'],
    ['   .doc', 'resume.doc'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(100)}.pdf`],
  ])('is sanitized from %j to %j', (sent, tidy) => {
    expect(safeFileName(sent)).toBe(tidy);
  });
});

describe('the ending of an uploaded file', () => {
  it.each([
    [RESUME_RULE, 'cv.pdf', true],
    [RESUME_RULE, ' CV.DocX ', true],
    [RESUME_RULE, 'cv.png', false],
    [ATTACHMENT_RULE, 'photo.jpe', true],
    [RESUME_RULE, 'cv', false],
    [RESUME_RULE, '.pdf', false],
    [RESUME_RULE, 'a/cv.pdf', false],
    [RESUME_RULE, String.raw`a\cv.pdf`, false],
  ])('is one of those allowed: %#', (rule, name, isAllowed) => {
    const refusal = () => {
      try {
        return checkEnding(rule, name);
      } catch (error) {
        return (error as object).constructor;
      }
    };
    expect(refusal()).toBe(isAllowed ? undefined : ForeignContent);
  });

  it.each([
    ['photo.jpeg', 'jpeg', 'photo.jpeg'],
    [' Photo.JPG ', 'jpeg', 'Photo.JPG'],
    ['photo.png', 'jpeg', 'photo.jpg'],
    ['cv.doc', 'docx', 'cv.docx'],
  ] as const)('of %j, which is %s, makes %j', (name, format, renamed) => {
    expect(withEnding(name, format)).toBe(renamed);
  });
});
