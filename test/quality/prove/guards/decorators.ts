import ts from 'typescript';
import type { Guard } from './guard.js';
import type { Source } from './source.js';

const METHODS = ['Get', 'Post', 'Put', 'Patch', 'Delete'];

/** The next wider access decorator: the smallest possible mistake. */
const WIDER: Readonly<Record<string, string>> = { Only: 'SignedIn', SignedIn: 'Anyone' };
const PLAIN = ['UseGuards', 'Limited'];

/** The decorators that restrict a controller's routes. */
export function* decoratorGuards(source: Source): Generator<Guard> {
  for (const node of source.nodes()) {
    if (!ts.isDecorator(node)) continue;
    const name = nameOf(node);
    const routes = routesAt(node.parent);
    const wider = WIDER[name];
    if (wider === undefined && !PLAIN.includes(name)) continue;
    const spec = name === 'Limited' ? 'test/api/authorization/authorization-limits.spec.ts' : undefined;
    yield { ...source.guard(node, '', 'removed'), routes, spec };
    if (wider === undefined) continue;
    const access = accessImport(source);
    const prelude = `import { ${wider} as Wider } from '${access}';\n`;
    yield { ...source.guard(node, '@Wider()', `widened to ${wider}`, prelude), routes };
  }
}

/** The routes of all controllers in a file. */
export function* routesOf(source: Source): Generator<string> {
  for (const node of source.nodes()) if (ts.isClassDeclaration(node)) yield* routesAt(node);
}

function routesAt(node: ts.Node): string[] {
  if (ts.isClassDeclaration(node)) return node.members.flatMap((member) => routesAt(member));
  if (!ts.isMethodDeclaration(node) || !ts.isClassDeclaration(node.parent)) return [];
  const prefix = argumentOf(decoratorsOf(node.parent).find((one) => nameOf(one) === 'Controller'));
  return decoratorsOf(node)
    .filter((one) => METHODS.includes(nameOf(one)))
    .map((one) => {
      const path = ['', prefix, argumentOf(one)].filter((part, index) => index === 0 || part !== '').join('/');
      return `${nameOf(one).toUpperCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`;
    });
}

function decoratorsOf(node: ts.ClassDeclaration | ts.MethodDeclaration): readonly ts.Decorator[] {
  return ts.getDecorators(node) ?? [];
}

function nameOf({ expression }: ts.Decorator): string {
  return ts.isCallExpression(expression) ? expression.expression.getText() : '';
}

function argumentOf(decorator: ts.Decorator | undefined): string {
  const call = decorator?.expression;
  const first = call && ts.isCallExpression(call) ? call.arguments[0] : undefined;
  return first && ts.isStringLiteral(first) ? first.text : '';
}

function accessImport({ root, file }: Source): string {
  for (const statement of root.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    if (statement.moduleSpecifier.text.endsWith('/access.js')) return statement.moduleSpecifier.text;
  }
  throw new Error(`${file} does not import its access decorator`);
}
