import ts from 'typescript';
import type { Guard } from './guard.js';
import type { Source } from './source.js';

/** The tests of escaping in markup, patterns, formulas and headers. */
const SPECS =
  'test/(shared|profiles)/|test/api/[a-z]+/(injection|job-page-html|feed|applications-export|uploads).spec.ts';

/** Special characters in the patterns that remove or replace them. */
const DANGEROUS = /^'"'$|\[[^\]]*[<"%]|\\u\{/;

/** Each place that escapes or checks text. */
export function* escapeGuards(source: Source): Generator<Guard> {
  for (const node of source.nodes()) {
    const instead = insteadOf(node);
    if (instead !== undefined) yield { ...source.guard(node, instead, 'not escaped'), spec: SPECS };
  }
}

function insteadOf(node: ts.Node): string | undefined {
  if (ts.isConditionalExpression(node) && ts.isCallExpression(node.condition)) {
    const [tested] = node.condition.arguments;
    return tested?.getText() === node.whenFalse.getText() ? node.whenFalse.getText() : undefined;
  }
  if (!ts.isCallExpression(node)) return undefined;
  if (node.expression.getText() === 'isHarmlessSvg') return 'true';
  const called = node.expression;
  if (!ts.isPropertyAccessExpression(called) || !called.name.text.startsWith('replace')) return undefined;
  return DANGEROUS.test(node.arguments[0]?.getText() ?? '') ? called.expression.getText() : undefined;
}
