import ts from 'typescript';

/** Attributes and properties whose values nobody reads: identifiers, and values for programs. */
const FOR_PROGRAMS =
  /^(?:className|class|classNames|style|id|key|type|name|to|href|src|rel|role|lang|dir|path|from|d|viewBox|fill|stroke|autoComplete|inputMode|htmlFor|target|color|variant|size|method|code|pattern|kind|as|queryKey|mutationKey|scope|accept|search|hash|field|value|accessKey|areas|transform|points|filter|clipPath|mask|gradientTransform|preserveAspectRatio|sizes|media|autoCapitalize|align|layout|aria-live|aria-keyshortcuts|aria-controls|aria-owns|data-.*|grid.*|font.*|width|height|padding|margin.*|inset.*|background|boxShadow|animation|transition)$/;

/** Calls whose arguments are marked, or which nobody reads. */
const NOT_SHOWN =
  /^(?:RegExp|Error|TypeError|RangeError|require|import|querySelector(?:All)?|closest|matches|getElementById|getAttribute|setAttribute|removeAttribute|hasAttribute|addEventListener|removeEventListener|dispatchEvent|getItem|setItem|removeItem|startsWith|endsWith|includes|split|indexOf|replace|replaceAll|test|exec|createFileRoute|getRouteApi|lazily|get|set|has|append|delete|matchMedia|getPropertyValue|setProperty|DateTimeFormat|NumberFormat|DisplayNames|ListFormat|Collator|PluralRules|RelativeTimeFormat|URL|Event|CustomEvent|KeyboardEvent|MouseEvent|DOMException|createElement|createElementNS|getContext|postMessage|format|supports|is|join|css|warn|storedWord)$/;

/** Names that are the same in every language: of this site, of others, of browsers, systems, fonts and licenses. */
const NAMES =
  /^(?:Wayfare|Facebook|Twitter|Instagram|Edge|Opera|Samsung Internet|Firefox|Chrome|Safari|Android|Windows|Linux|CC BY 4\.0|'(?:Bricolage Grotesque|Figtree) Variable'.*)$/;

/** What looks like words: media queries, sizes, formats of dates, lists of the codes of countries or languages, patterns. */
const CODES = /\?\||^\([a-z-]+: |^not all$|\d(?:px|rem)\b|^(?:D|MMM|h:mm) |^[A-Za-z]{2}(?: [A-Za-z]{2})+$/;

/** Attributes and properties that people read or hear. */
const LABELS = /^'?(?:aria-label|aria-description|label|title|placeholder|alt|data-tip)'?$/;

/** A word before a value: `Starts {}`. */
const WORD_BEFORE = /^\p{Lu}\p{Ll}+ \{\}$/u;

/** A number of things: `{} reports`. */
const COUNTED = /^\{\} \(?(?:\{\} )?\p{Ll}{3,}/u;

/** A text that people read, found outside of what marks texts for the catalogs. */
export type UnmarkedText = { readonly line: number; readonly text: string };

/**
 * The texts of a file of the web app that look like words for people and are not marked with `t`, `msg`, `texts` or
 * `Trans`: words between tags, and sentences or capitalized words in strings.
 */
export function unmarkedTexts(file: string, code: string): UnmarkedText[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: UnmarkedText[] = [];
  const add = (node: ts.Node, text: string): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push({ line: line + 1, text: text.replaceAll(/\s+/g, ' ').trim() });
  };
  const visit = (node: ts.Node): void => {
    if (isForPrograms(node)) return;
    if (isMarked(node)) {
      for (const value of node.arguments.slice(1)) visit(value);
      return;
    }
    if (ts.isJsxText(node) && /\p{L}{2}/u.test(node.text) && !NAMES.test(node.text.trim())) add(node, node.text);
    else if (ts.isStringLiteralLike(node) && isRead(node.text)) add(node, node.text);
    else if (ts.isTemplateExpression(node) && (isReadTemplate(withGaps(node)) || isLabel(node)))
      add(node, withGaps(node));
    else if (ts.isConditionalExpression(node) && isPlural(node)) add(node, node.whenFalse.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Whether people would read it: two words, or one that begins like a sentence. */
function isRead(text: string): boolean {
  if (NAMES.test(text) || CODES.test(text)) return false;
  if (/^[A-Z][\p{L}’']+$/u.test(text)) return /\p{Ll}/u.test(text) && !/[a-z][A-Z]/.test(text);
  return (
    /\p{L}{2}/u.test(text) &&
    /^[^/#.<@:[&]*\p{L}[\p{L}’',.:…”]* (?:[^\s]+ )*[^\s]*\p{L}/u.test(text) &&
    !/[{}=]|;(?! \p{L})|^\w+(?: \w+)*: /u.test(text.replaceAll('{}', ''))
  );
}

function isReadTemplate(text: string): boolean {
  return isRead(text) || COUNTED.test(text) || WORD_BEFORE.test(text);
}

/** Words around values in what screen readers say, or what fields show: `Remove ${name}`. */
function isLabel(node: ts.TemplateExpression): boolean {
  const { parent } = ts.isJsxExpression(node.parent) ? node.parent : node;
  const isNamed = ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent);
  return isNamed && LABELS.test(parent.name.getText()) && /\p{L}{2}/u.test(withGaps(node).replace('Wayfare', ''));
}

/** `'job' : 'jobs'`: not the plural of other languages. */
function isPlural({ whenTrue, whenFalse }: ts.ConditionalExpression): boolean {
  if (!ts.isStringLiteralLike(whenTrue) || !ts.isStringLiteralLike(whenFalse)) return false;
  return /^\p{L}+$/u.test(whenTrue.text) && whenFalse.text === `${whenTrue.text}s`;
}

function withGaps(node: ts.TemplateExpression): string {
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

function isForPrograms(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isJsxAttribute(node)) return FOR_PROGRAMS.test(node.name.getText());
  if (ts.isPropertyAssignment(node)) {
    const name = node.name.getText().replaceAll(/['"]/g, '');
    // The names and values in lists of facts are read by people.
    return FOR_PROGRAMS.test(name) && !/^[`'"][A-Z]\w* .*\w/.test(node.initializer.getText());
  }
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return NOT_SHOWN.test(nameOf(node.expression));
  if (ts.isBinaryExpression(node)) return /^[!=]==?$/.test(node.operatorToken.getText());
  return false;
}

function isMarked(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && ['t', 'msg'].includes(nameOf(node.expression));
}

function nameOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : '';
}
