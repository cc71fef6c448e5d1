import { checkDoc } from '#profiles/adapters/inspection/documents/doc.js';
import { aDoc } from '../../support/files/documents.js';

/** A document with macros; the number is written into the directory entry of the macros. */
function withMacros(offset: number, value: number): Buffer {
  const doc = aDoc('Macros');
  doc.writeUInt16LE(value, doc.indexOf(Buffer.from('Macros', 'utf16le')) + offset);
  return doc;
}

describe('a Word 97 document', () => {
  it.each(['XVBA', 'MyMacro', 'ObjectPool'])('may contain %s', (storage) =>
    expect(() => checkDoc(aDoc(storage))).not.toThrow(),
  );

  it.each(['Macros', 'macros', 'VBA', '_VBA_PROJECT_CUR'])('is refused with %s', (storage) =>
    expect(() => checkDoc(aDoc(storage))).toThrow('macros'),
  );

  it('is refused with macros whose entry is damaged, because some readers still find them', () => {
    const [nameLength, terminator] = [64, 12];
    expect(() => checkDoc(withMacros(nameLength, 15))).toThrow('macros');
    expect(() => checkDoc(withMacros(terminator, 7))).toThrow('macros');
  });
});
