import ts from 'typescript';
import type { Guard } from './guard.js';
import type { Source } from './source.js';

/** Statements whose only effect is to deny access or to end a session. */
const STATEMENT =
  /^(await )?(this\.\w+\.check|this\.require[A-Z]\w*|settle\(\(done\) => request\.session\.(destroy|regenerate)|Reflect\.deleteProperty)\(/;

/** SQL conditions on the owner of a row. */
const OWNER_CONDITION =
  /(?<!case when (?:\w+\.)?)\b(?:\w+\.)?(?:employer|job_seeker|user|owner|reporter|sender|recipient|participant[12])_id = (\$\d|\?)/g;
const ONE_SIDE = /\bc\.\$\{participant\} = (\$\d)/g;
const ONE_OF_BOTH = /(\$\d) in \((?:c\.)?participant1_id, (?:c\.)?participant2_id\)/g;

/** A condition that is an optimization and protects nothing. */
const OPTIMIZATION = /select from message\s+where $/;

/** Global guards, and statements that only guard. */
export function* wiringGuards(source: Source): Generator<Guard> {
  for (const node of source.nodes()) {
    if (ts.isObjectLiteralExpression(node) && node.getText().startsWith('{ provide: APP_GUARD,')) {
      yield source.guard(node, '...[]', 'removed');
    }
    if (isCallOf(node, 'refuseForeignRequests')) {
      yield source.guard(node, '(_a, _b, next) => next()', 'removed');
    }
    if (isCallOf(node, 'this.sessions.watch')) {
      yield source.guard(node, '() => undefined', 'removed');
    }
    if (ts.isExpressionStatement(node) && STATEMENT.test(node.getText())) yield source.guard(node, ';', 'removed');
  }
}

/** SQL conditions that restrict users to their own rows. */
export function* rowGuards(source: Source): Generator<Guard> {
  for (const pattern of [OWNER_CONDITION, ONE_SIDE, ONE_OF_BOTH]) {
    for (const match of source.text.matchAll(pattern)) {
      const [condition, parameter = ''] = match;
      if (OPTIMIZATION.test(source.text.slice(0, match.index))) continue;
      yield source.guardBetween(
        match.index,
        match.index + condition.length,
        `${parameter}::int is not null`,
        'any owner',
      );
    }
  }
}

function isCallOf(node: ts.Node, called: string): boolean {
  return ts.isCallExpression(node) && node.expression.getText() === called;
}
