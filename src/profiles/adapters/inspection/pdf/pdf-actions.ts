import type { Decrypt } from './pdf-encryption.js';
import { PdfObjects } from './pdf-objects.js';
import { Refused } from '../refused.js';

/** Actions that only show another place of the same document, or print it. */
const HARMLESS = new Set(['GoTo', 'Named', 'GoTo3DView', 'SetOCGState', 'Trans', 'Thread', 'Hide']);
/** What happens without a click: a page or its contents appear, the document is closed, saved or printed. */
const BY_ITSELF = /\/(?:O|PO|PV|WC|WS|DS|WP|DP)(?=\s*(?:<<|\d+\s+\d+\s+R\b))/g;
/** Scripts of the document, which run when it is opened, unless there are none. */
const SCRIPTS = /\/JavaScript(?=\s*(?:<<|\d+\s+\d+\s+R\b))/g;
const NO_SCRIPTS = /^\s*<<\s*\/Names\s*\[\s*\]\s*>>\s*$/;
const MOST_STEPS = 20;

/**
 * Checks that a PDF starts no other program and does nothing when it is opened. Buttons and fields of forms may have
 * scripts, and files may be attached, as Europass does: both need a person who wants that.
 * @throws Refused
 */
export function checkActions(content: string, decrypt: Decrypt): void {
  const objects = new PdfObjects(content, decrypt);
  for (const text of objects.texts()) checkObject(text, objects);
}

function checkObject(text: string, objects: PdfObjects): void {
  if (/\/Launch\b/.test(text))
    throw new Refused('This PDF starts a program or opens another file.', 'Save it as PDF without links to files.');
  for (const value of valuesOf(text, /\/OpenAction\b/g, objects)) checkAction(value, objects);
  for (const actions of valuesOf(text, /\/AA\b/g, objects)) {
    for (const value of valuesOf(actions, BY_ITSELF, objects)) checkAction(value, objects);
  }
  for (const scripts of valuesOf(text, SCRIPTS, objects)) if (!NO_SCRIPTS.test(scripts)) throw doesSomething();
}

function* valuesOf(text: string, key: RegExp, objects: PdfObjects): Generator<string> {
  for (const found of text.matchAll(key)) yield* objects.valuesAt(text, found.index + found[0].length);
}

/** Follows the actions that come next. */
function checkAction(text: string, objects: PdfObjects, step = 0): void {
  if (/^\s*\[/.test(text)) return;
  const kinds = [...text.matchAll(/\/S\s*\/(\w+)/g)].map(([, kind = '']) => kind);
  // A kind that stands elsewhere hides what it is.
  if (step >= MOST_STEPS || kinds.length === 0 || !kinds.every((kind) => HARMLESS.has(kind))) throw doesSomething();
  for (const [, list = ''] of text.matchAll(/\/Next(?:\s*\[)?((?:\s*\d+\s+\d+\s+R\b)+)/g)) {
    for (const [reference] of list.matchAll(/\d+\s+\d+\s+R/g))
      for (const next of objects.valuesAt(reference, 0)) checkAction(next, objects, step + 1);
  }
}

function doesSomething(): Refused {
  return new Refused('This PDF runs a script or opens something else when it is opened.', 'Print it to a new PDF.');
}
