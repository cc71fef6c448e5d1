import ts from 'typescript';
import type { SourceFile } from './table-owners.js';

/** Last words of the names of classes that use cases share: nouns, not imperatives. */
const SHARED_RULES = /(?:Policy|Allowance|Limits|Settlement)$/;

/** Use cases with another public member than `execute`, one sentence each. */
export function useCasesWithoutExecute(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
    return source.statements
      .filter(ts.isClassDeclaration)
      .filter((one) => isUseCase(one, source) && !SHARED_RULES.test(one.name?.text ?? ''))
      .filter((one) => publicMembers(one, source).join() !== 'execute')
      .map((one) => `${path}: ${one.name?.text} has ${publicMembers(one, source).join(', ') || 'nothing public'}`);
  });
}

function isUseCase(declared: ts.ClassDeclaration, source: ts.SourceFile): boolean {
  return (ts.getDecorators(declared) ?? []).some((decorator) => decorator.getText(source) === '@UseCase()');
}

function publicMembers({ members }: ts.ClassDeclaration, source: ts.SourceFile): string[] {
  const isHidden = (member: ts.ClassElement) =>
    (ts.getCombinedModifierFlags(member) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !== 0;
  return members.flatMap((member) => (member.name && !isHidden(member) ? [member.name.getText(source)] : []));
}
