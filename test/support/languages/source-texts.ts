import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** The folder of the project. */
export const ROOT = new URL('../../../', import.meta.url);

const SOURCES = ['src/**/*.ts', 'web/src/**/*.{ts,tsx}'];

/** Tests, what only they use, and generated files. */
export const IS_NO_SOURCE = /\.test\.tsx?$|\/testing\/|\/generated\//;

/** Functions whose first argument is an English text for the catalogs. */
const MARKERS = new Set(['t', 'msg']);

/** Where the API's problems get their sentences: which argument of a call has one. */
const PROBLEMS = new Map<string, readonly number[]>(
  Object.entries({
    add: [1],
    conflict: [1],
    domainError: [2],
    forbidden: [1],
    notFound: [1],
    super: [2],
    OptionalId: [0],
    BrokenFeed: [0],
    BackupFailed: [0],
    CannotVerify: [0],
    MayNotWriteTo: [0],
    TooManyAttempts: [0],
    note: [0],
    QueryId: [0],
    Refused: [0, 1],
    RequiredId: [0],
  }),
);

/** Calls whose first argument is a part of a sentence, or marked as something that the API says. */
const PARTS = new Set(['said', 'foreign', 'unacceptable', 'damaged', 'passwordProtected']);

/** Properties and variables that have a sentence of a problem, or the name of a field in one. */
const PROBLEM_NAMES = /^(?:fault|label|message|sentence|too[A-Z]\w+|wayOut|wrongType|\w*_?TOO_MANY\w*)$/;

/** Sentences about what only programs send: parameters, with whose name they begin, and values of another type. */
const FOR_PROGRAMS = /^[a-z]| must be (?:(?:one )?text|a number|an object|a list of texts|dates|true or false)$/;

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

/**
 * The sentences of the API's problems in a file, the names of fields in them, and what is marked with `said('…')`. Those with values have placeholders:
 * `${rule.label} is required` is `{label} is required`.
 */
export function problemsIn(file: string, code: string): string[] {
  const found: string[] = [];
  const said: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && PARTS.has(nameOf(node.expression)))
      said.push(...templates(node.arguments[0]).filter((text) => !/^[A-Z]+$|\{found\}/.test(text)));
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const { SuperKeyword } = ts.SyntaxKind;
      const places = PROBLEMS.get(node.expression.kind === SuperKeyword ? 'super' : nameOf(node.expression)) ?? [];
      for (const place of places) found.push(...templates(node.arguments?.[place]));
    }
    const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
    if (isNamed && PROBLEM_NAMES.test(node.name.getText()) && !isLogged(node.parent))
      found.push(...templates(node.initializer));
    if (ts.isFunctionDeclaration(node) && /^\w+Message$|^controlsIn$/.test(node.name?.text ?? ''))
      ts.forEachChild(node.body ?? node, function inside(inner): void {
        if (ts.isReturnStatement(inner)) found.push(...templates(inner.expression));
        ts.forEachChild(inner, inside);
      });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true));
  return [
    ...found.filter((text) => (text.includes(' ') ? !FOR_PROGRAMS.test(text) : /^[A-Z][a-z]/.test(text))),
    ...said,
  ];
}

/** Beside values, a sentence has a word. */
const WORD = /\p{L}{3}|^in /u;

/** The texts of an expression, with a placeholder for each value in them. */
function templates(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isConditionalExpression(node)) return [...templates(node.whenTrue), ...templates(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return [...templates(node.left), ...templates(node.right)];
  if (!ts.isTemplateExpression(node)) return literals(node).map(withProperty);
  const names = new Map<string, string>();
  const text = node.templateSpans.reduce((before, { expression, literal }) => {
    const [last = 'value'] = expression.getText().match(/[a-z]\w*(?=\W*$)|[A-Z][A-Z_]+(?=\W*$)/) ?? [];
    const taken = [...names.values()].filter((name) => name.startsWith(last)).length;
    const name = names.get(expression.getText()) ?? (taken === 0 ? last : `${last}${taken + 1}`);
    names.set(expression.getText(), name);
    return `${before}{${name}}${literal.text}`;
  }, node.head.text);
  return WORD.test(text.replaceAll(/\{\w+\}/g, '')) ? [withProperty(text)] : [];
}

/** class-validator puts the name of the field there. */
function withProperty(text: string): string {
  return text.replaceAll('$property', '{property}');
}

/** Whether it is a line of the log. */
function isLogged(node: ts.Node): boolean {
  return ts.isObjectLiteralExpression(node) && node.properties.some(({ name }) => name?.getText() === 'level');
}

/** The text, or those between which a condition chooses. */
function literals(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  if (ts.isJsxExpression(node)) return literals(node.expression);
  return [];
}
