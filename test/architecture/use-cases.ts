import ts from 'typescript';
import type { SourceFile } from './table-owners.js';

/** Last words of the names of classes that use cases share: nouns, not imperatives. */
const SHARED = /(?:Policy|Allowance|Limits|Settlement|Erasures)$/;

/** What `due` returns: retention tasks describe their next run, because it depends on the same settings. */
const DUE = 'Promise<Due | undefined>';

/**
 * Use cases with another public member than `execute`, one sentence each, and families of use cases without several
 * verbs. Retention tasks may also have `due`.
 */
export function useCasesWithoutExecute(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
    return source.statements
      .filter(ts.isClassDeclaration)
      .filter((one) => isUseCase(one, source) && !SHARED.test(one.name?.text ?? ''))
      .filter((one) => !isAsDeclared(one, source))
      .map((one) => `${path}: ${one.name?.text} has ${publicMembers(one, source).join(', ') || 'nothing public'}`);
  });
}

/** A family has verbs, a use case only `execute`. */
function isAsDeclared(declared: ts.ClassDeclaration, source: ts.SourceFile): boolean {
  const members = publicMembers(declared, source);
  return isMarked(declared, source, '@UseCases()')
    ? members.length > 1 && !members.includes('execute')
    : members.join() === 'execute';
}

/** Use cases that take settings are made by their module, without the decorator. */
function isUseCase(declared: ts.ClassDeclaration, source: ts.SourceFile): boolean {
  return (
    isMarked(declared, source, '@UseCase()') ||
    isMarked(declared, source, '@UseCases()') ||
    publicMembers(declared, source).includes('execute')
  );
}

function isMarked(declared: ts.ClassDeclaration, source: ts.SourceFile, decorator: string): boolean {
  return (ts.getDecorators(declared) ?? []).some((one) => one.getText(source) === decorator);
}

function publicMembers({ members }: ts.ClassDeclaration, source: ts.SourceFile): string[] {
  const isHidden = (member: ts.ClassElement) =>
    (ts.getCombinedModifierFlags(member) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !== 0;
  const isDue = (member: ts.ClassElement) =>
    ts.isMethodDeclaration(member) && member.name.getText(source) === 'due' && member.type?.getText(source) === DUE;
  return members.flatMap((member) =>
    member.name && !isHidden(member) && !isDue(member) ? [member.name.getText(source)] : [],
  );
}
