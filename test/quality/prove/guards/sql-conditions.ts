import ts from 'typescript';
import type { Guard } from './guard.js';
import type { Source } from './source.js';

/** The first words of statements and of their parts. SQL is written in lower case here, sentences are not. */
const SQL =
  /^\s*\(?(with|select|insert into|update|delete from|from|(left )?join|where|and|not|exists|case|order by)\s/;
/** What ends a condition, at its own depth of parentheses. */
const AFTER_CONDITION =
  /^(where|group|order|having|limit|offset|for|returning|union|window|on|left|join|cross|set|do)$/;
/** What ends an order, a limit or a lock. */
const AFTER_CLAUSE = /^(limit|offset|for|returning|union|rows|range)$/;
const PLACEHOLDER = /\$\d/;

type Word = { readonly text: string; readonly start: number; readonly end: number; readonly depth: number };
type Span = { readonly start: number; readonly end: number };

/** Each condition, order, limit and lock of the statements in a source. */
export function* sqlGuards(source: Source): Generator<Guard> {
  for (const node of source.nodes()) {
    const isText =
      ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);
    if (!isText || !SQL.test(node.getText().slice(1))) continue;
    const words = wordsOf(node);
    for (const [index, word] of words.entries()) yield* guardsAt(source, words, index, word);
  }
}

function* guardsAt(source: Source, words: readonly Word[], index: number, word: Word): Generator<Guard> {
  const next = words[index + 1]?.text;
  const textOf = ({ start, end }: Span): string => source.text.slice(start, end).trimEnd();
  const replace = (span: Span, instead: string, what: string): Guard =>
    source.guardBetween(span.start, span.start + textOf(span).length, instead, what);
  if (/^(where|having|on)$/.test(word.text) && next !== 'conflict') {
    const conditions = conjuncts(words, index);
    // The first condition of a join says how its rows belong together: without it, a test would not end.
    for (const one of word.text === 'on' ? conditions.slice(1) : conditions)
      yield replace(one, `(${textOf(one)} or true)`, 'any row');
  }
  if (word.text === 'order' && next === 'by') {
    const span = { start: word.start, end: endOf(words, index, AFTER_CLAUSE) };
    if (!PLACEHOLDER.test(textOf(span))) yield replace(span, '', 'no order');
  }
  if (word.text === 'limit' && next !== 'all') {
    const span = { start: words[index + 1]?.start ?? word.end, end: endOf(words, index, AFTER_CLAUSE) };
    yield replace(span, `(${textOf(span)}) + 1000`, 'no limit');
  }
  if (word.text === 'for' && /^(update|share|no)$/.test(next ?? '')) {
    yield replace({ start: word.start, end: endOf(words, index, /^returning$/) }, '', 'no lock');
  }
}

/** The conditions after `where`, each without the others. */
function conjuncts(words: readonly Word[], at: number): Span[] {
  const { depth = 0 } = words[at] ?? {};
  const spans: Span[] = [];
  let start = words[at + 1]?.start;
  let isBetween = false;
  const end = endOf(words, at, AFTER_CONDITION);
  for (const word of words.slice(at + 1)) {
    if (word.start >= end || start === undefined) break;
    if (word.depth !== depth) continue;
    if (word.text === 'between') isBetween = true;
    else if (word.text === 'and' && isBetween) isBetween = false;
    else if (word.text === 'and') {
      spans.push({ start, end: word.start });
      start = word.end + 1;
    }
  }
  return start === undefined ? [] : [...spans, { start, end }];
}

/** Where the clause that begins at a word ends: before a word that begins another, or where its parentheses close. */
function endOf(words: readonly Word[], at: number, after: RegExp): number {
  const { depth = 0 } = words[at] ?? {};
  for (const word of words.slice(at + 2)) {
    if (word.depth < depth || (word.depth === depth && after.test(word.text))) return word.start;
  }
  return words.at(-1)?.end ?? 0;
}

/** The words of a statement. What is inserted into it counts as a word; texts in quotes are none. */
function wordsOf(node: ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression): Word[] {
  const start = node.getStart() + 1;
  let text = node.getText().slice(1, -1);
  if (ts.isTemplateExpression(node)) {
    for (const { expression } of node.templateSpans) {
      const from = expression.getFullStart() - 2 - start;
      const to = expression.end + 1 - start;
      text = text.slice(0, from) + '§'.repeat(to - from) + text.slice(to);
    }
  }
  const words: Word[] = [];
  let depth = 0;
  for (const { 0: found, index } of text.matchAll(/'[^']*'|[()]|[\w§$]+|[^\s\w§$()']+/g)) {
    if (found === ')') depth -= 1;
    words.push({ text: found, start: start + index, end: start + index + found.length, depth });
    if (found === '(') depth += 1;
  }
  return words;
}
