import ts from 'typescript';
import type { Guard } from './guard.js';
import type { Source } from './source.js';

/** Comparisons of owners and roles. */
const OWNER = /(^|\.)(employerId|userId|jobSeekerId|recipientId|senderId|participant[12]Id)$|\.role$/;
const NOTHING = /^(null|undefined)$/;
/** Calls that compare a secret. */
const SECRET_CHECK = /^timingSafeEqual$/;

/** The classes of errors that deny access. */
export function denyingErrors(sources: readonly Source[]): ReadonlySet<string> {
  const names = ['NotFoundException', 'UnsupportedMediaTypeException'];
  for (const { text } of sources) {
    const classes = text.matchAll(
      /class (\w+) extends DomainError \{[^}]*?super\(\s*'(unauthenticated|forbidden|not-found)'/g,
    );
    names.push(...[...classes].map(([, name = '']) => name));
  }
  return new Set(names);
}

/** Each refusal, and each of several reasons for one. */
export function* refusalGuards(source: Source, errors: ReadonlySet<string>): Generator<Guard> {
  for (const node of source.nodes()) {
    if (ts.isThrowStatement(node) && isRefusal(node.expression, errors)) yield* refusal(source, node);
    if (ts.isConditionalExpression(node) && isRefusal(node.whenFalse, errors)) {
      yield source.guard(node, node.whenTrue.getText(), 'never refused');
    }
    if (isOwnerComparison(node) && !isWholeReason(node)) {
      const passes = isNegative(node) ? 'false' : 'true';
      yield source.guard(node, passes, `always ${passes}`);
    }
  }
}

function* refusal(source: Source, thrown: ts.ThrowStatement): Generator<Guard> {
  const around = ts.isIfStatement(thrown.parent) ? thrown.parent : undefined;
  if (!around) {
    yield source.guard(thrown, 'return;', 'no refusal');
    return;
  }
  // Keeps the condition's side effects.
  yield source.guard(around, `void (${around.expression.getText()});`, 'no refusal');
  for (const reason of source.nodes(around.expression)) {
    if (!ts.isBinaryExpression(reason) || reason.operatorToken.kind !== ts.SyntaxKind.BarBarToken) continue;
    for (const one of [reason.left, reason.right]) yield source.guard(one, 'false', 'no longer a reason');
  }
}

function isRefusal(node: ts.Node, errors: ReadonlySet<string>): boolean {
  return ts.isNewExpression(node) && errors.has(node.expression.getText());
}

function isOwnerComparison(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    const compares =
      kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsEqualsToken;
    const sides = [node.left, node.right].map((side) => side.getText().replaceAll('?', ''));
    return compares && sides.some((side) => OWNER.test(side)) && !sides.some((side) => NOTHING.test(side));
  }
  if (!ts.isCallExpression(node)) return false;
  if (SECRET_CHECK.test(node.expression.getText())) return true;
  const isMembershipTest = ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'includes';
  return isMembershipTest && node.arguments.some((argument) => OWNER.test(argument.getText()));
}

function isNegative(node: ts.Node): boolean {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.ExclamationEqualsEqualsToken;
}

/** Whether the comparison is the whole condition, so that removing the refusal has the same effect. */
function isWholeReason({ parent }: ts.Node): boolean {
  const outer = ts.isPrefixUnaryExpression(parent) ? parent.parent : parent;
  return ts.isIfStatement(outer) && ts.isThrowStatement(outer.thenStatement);
}
