import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** The folder of the project. */
export const ROOT = new URL('../../../', import.meta.url);

const SOURCES = ['src/**/*.ts', 'web/src/**/*.{ts,tsx}'];
const IS_NO_SOURCE = /\.test\.tsx?$|\/testing\/|\/generated\//;

/** The screens of employers and admins, which are in English. */
const IN_ENGLISH =
  /^web\/src\/(?:features\/(?:integrations|payments|administration|jobs\/(?:form|manage|difference|preview|drafts|review)|applications\/received|profiles\/(?:company|review))\/|routes\/_antd\/(?:_employer|_admin|admin)|components\/notes\/|lib\/rules\/restriction-reasons)/;

/** Functions whose first argument is an English text for the catalogs. */
const MARKERS = new Set(['t', 'msg']);

/** Where each English text of the site is used, by text: files relative to the project, in order. */
export function sourceTexts(): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const file of globSync(SOURCES, { cwd: ROOT }).toSorted()) {
    if (IS_NO_SOURCE.test(file) || IN_ENGLISH.test(file)) continue;
    for (const text of textsIn(file, readFileSync(new URL(file, ROOT), 'utf8'))) {
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

/** The text, or those between which a condition chooses. */
function literals(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  if (ts.isJsxExpression(node)) return literals(node.expression);
  return [];
}
