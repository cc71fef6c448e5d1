import { SaxesParser } from 'saxes';
import { Refused } from '../refused.js';
import { decodeText } from './text.js';

/** What a field begins with that starts a program when the document is opened, or that spells such a name in numbers. */
const STARTS = /^(?:DDE(?:AUTO)?(?![a-z])|QUOTE(?:\s+"?\d+"?){2})/i;
/** The same after the character that begins a field in a Word 97 document, with one or two bytes a letter. */
const STARTS_IN_DOC = /\x13\0?(?: \0?){0,50}D\0?D\0?E\0?(?:A\0?U\0?T\0?O| )/i;

/** Checks that no field of a part of a Word document starts a program, however it is divided. @throws Refused */
export function checkFields(part: Buffer): void {
  const content = decodeText(part) ?? '';
  if (content.includes('instr') && fieldsOf(content).some((field) => STARTS.test(field.trim()))) throw withProgram();
}

/** The same for a document in the format of Word 97. @throws Refused */
export function checkFieldsOfDoc(content: string): void {
  if (STARTS_IN_DOC.test(content)) throw withProgram();
}

/** The instructions of fields, each up to where another one begins. */
function fieldsOf(content: string): string[] {
  const fields: string[] = [''];
  let isInstruction = false;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, attributes }) => {
    const values = Object.values(attributes);
    if (local === 'fldSimple') fields.push(...values.map(({ value }) => value), '');
    if (local !== 'fldChar') return;
    isInstruction = values.some(({ value }) => value === 'begin');
    fields.push('');
  });
  parser.on('text', (text) => {
    if (isInstruction) fields.push(`${fields.pop()}${text}`);
  });
  parser.write(content).close();
  return fields;
}

function withProgram(): Refused {
  return new Refused('This document starts a program when it is opened.', 'Save it as PDF.');
}
