import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** The folder of the project. */
export const ROOT = new URL('../../../', import.meta.url);

const SOURCES = ['src/**/*.ts', 'web/src/**/*.{ts,tsx}'];

/** Tests, what only they use, and generated files. */
export const IS_NO_SOURCE = /\.test\.tsx?$|\/testing\/|\/generated\//;

/** Functions whose first argument is an English text for the catalogs. */
const MARKERS = new Set(['t', 'msg']);

/** What makes the sentences of the API's problems, with the place of the sentence among its arguments. */
const PROBLEMS: Readonly<Record<string, number>> = { domainError: 2, conflict: 1, forbidden: 1, notFound: 1, super: 2 };

/** The sentences of the API's problems, which the web app shows in the language of the page. */
export function sourceProblems(): Set<string> {
  const files = globSync('src/**/*.ts', { cwd: ROOT });
  return new Set(files.flatMap((file) => problemsIn(file, readFileSync(new URL(file, ROOT), 'utf8'))));
}

/** Where each English text of the site is used, by text: files relative to the project, in order. */
export function sourceTexts(): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const file of globSync(SOURCES, { cwd: ROOT }).toSorted()) {
    if (IS_NO_SOURCE.test(file)) continue;
    const code = readFileSync(new URL(file, ROOT), 'utf8');
    for (const text of [...textsIn(file, code), ...(file.startsWith('src/') ? problemsIn(file, code) : [])]) {
      const files = texts.get(text) ?? [];
      if (files.at(-1) !== file) files.push(file);
      texts.set(text, files);
    }
  }
  return texts;
}

/** The texts that a file marks: `t('…')`, `words.t('…')`, `msg('…')` and `<Trans id="…">`. */
export function textsIn(file: string, code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && MARKERS.has(nameOf(node.expression))) found.push(...literals(node.arguments[0]));
    if (ts.isJsxAttribute(node) && node.name.getText() === 'id' && isTrans(node))
      found.push(...literals(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

function nameOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : '';
}

function isTrans({ parent }: ts.JsxAttribute): boolean {
  return parent.parent.tagName.getText() === 'Trans';
}

/** The sentences of the API's problems that a file fixes: `conflict('code', '…')`, or in the constructor of an error. */
export function problemsIn(file: string, code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const place = PROBLEMS[node.expression.kind === ts.SyntaxKind.SuperKeyword ? 'super' : nameOf(node.expression)];
      const kind = place === 2 ? node.arguments[0] : undefined;
      const [named, said] = place === undefined ? [] : [node.arguments[place - 1], node.arguments[place]];
      const isProblem = named && ts.isStringLiteral(named) && /^[a-z_]+$/.test(named.text);
      if (isProblem && (place === 1 || (kind && ts.isStringLiteral(kind)))) found.push(...literals(said));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true));
  return found;
}

/** The text, or those between which a condition chooses. */
function literals(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  if (ts.isJsxExpression(node)) return literals(node.expression);
  return [];
}
