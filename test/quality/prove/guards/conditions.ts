import ts from 'typescript';
import type { Guard } from './guard.js';
import type { Source } from './source.js';
import { sqlGuards } from './sql-conditions.js';

/** Options of a query that a result can lack unnoticed. */
const OPTIONS = new Set(['orderBy', 'limit', 'lockMode']);
const QUERIES = /^(find|findOne|findAll|count|nativeUpdate|nativeDelete)$/;

/** Each condition, order, limit and lock of a query, and each statement that waits for its result. */
export function* conditionGuards(source: Source): Generator<Guard> {
  yield* sqlGuards(source);
  for (const node of source.nodes()) {
    if (ts.isExpressionStatement(node) && ts.isAwaitExpression(node.expression)) {
      yield source.guard(node.expression, `void ${node.expression.expression.getText()}`, 'not awaited');
    }
    if (ts.isCallExpression(node)) yield* filters(source, node);
    const isProperty = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
    if (isProperty && OPTIONS.has(node.name.getText()) && isOfQuery(node)) {
      yield source.guard(node, '...{}', 'no option');
    }
  }
}

/** Each cleanup of an effect. */
export function* cleanupGuards(source: Source): Generator<Guard> {
  for (const node of source.nodes()) {
    if (!ts.isReturnStatement(node) || !node.expression || !ts.isArrowFunction(node.expression)) continue;
    const effect = node.parent.parent.parent;
    if (ts.isCallExpression(effect) && effect.expression.getText().endsWith('Effect'))
      yield source.guard(node, 'return undefined;', 'no cleanup');
  }
}

function* filters(source: Source, call: ts.CallExpression): Generator<Guard> {
  const [, where] = call.arguments;
  if (!isQuery(call) || !where || !ts.isObjectLiteralExpression(where)) return;
  for (const property of where.properties) yield source.guard(property, '...{}', 'any row');
}

function isQuery({ expression }: ts.CallExpression): boolean {
  return ts.isPropertyAccessExpression(expression) && QUERIES.test(expression.name.text);
}

function isOfQuery({ parent }: ts.Node): boolean {
  return ts.isCallExpression(parent.parent) && isQuery(parent.parent);
}
