import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import { browsersWithout, isKnown, NEWER_NAMES } from './compat-data.js';

/** A use of an API that a supported browser lacks. */
export type NewerApi = { readonly feature: string; readonly place: string; readonly missing: readonly string[] };

/**
 * The uses of the web's APIs in the files of a program that supported browsers lack. The types say which object each call
 * belongs to. What the language itself has is not looked at: the compiler knows only what `lib` names.
 */
export function newerApis(program: ts.Program): NewerApi[] {
  const checker = program.getTypeChecker();
  const found: NewerApi[] = [];

  const report = (node: ts.Node, candidates: readonly string[][]) => {
    const feature = candidates.find(isKnown);
    const missing = feature ? browsersWithout(feature) : [];
    if (!feature || missing.length === 0) return;
    const file = node.getSourceFile();
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push({ feature: feature.join('.'), place: `${relative('.', file.fileName)}:${line}`, missing });
  };

  const visit = (node: ts.Node): void => {
    // Types are read only where the name is one of a newer API, because that takes time.
    if (ts.isPropertyAccessExpression(node)) {
      if (NEWER_NAMES.has(node.name.text))
        report(node, members(checker, checker.getTypeAtLocation(node.expression), node.name.text));
    } else if (ts.isObjectBindingPattern(node)) {
      for (const { name, propertyName } of node.elements) {
        const member = (propertyName ?? name).getText();
        if (NEWER_NAMES.has(member)) report(node, members(checker, checker.getTypeAtLocation(node), member));
      }
    } else if (
      ts.isIdentifier(node) &&
      NEWER_NAMES.has(node.text) &&
      !isName(node) &&
      isBuiltIn(program, checker.getSymbolAtLocation(node))
    ) {
      report(node, [
        ['api', node.text],
        ['api', 'Window', node.text],
      ]);
    } else if (ts.isJsxAttribute(node)) {
      const tag = node.parent.parent.tagName.getText();
      const attribute = node.name.getText().toLowerCase();
      if (/^[a-z]/.test(tag))
        report(node, [
          ['html', 'elements', tag, attribute],
          ['html', 'global_attributes', attribute],
        ]);
    }
    if (!ts.isTypeNode(node)) ts.forEachChild(node, visit);
  };

  for (const path of program.getRootFileNames()) {
    const file = program.getSourceFile(path);
    if (file) visit(file);
  }
  return found;
}

/** The lines of a file with an error, from 1. */
export function linesWithErrors(program: ts.Program, path: string): number[] {
  const file = program.getSourceFile(resolve(path));
  const lines = program
    .getSemanticDiagnostics(file)
    .map(({ start = 0 }) => (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1);
  return [...new Set(lines)];
}

/** The program of those files of a tsconfig.json that are checked, and of one more that exists only here. */
export function programOf(
  config: string,
  isChecked: (file: string) => boolean,
  planted: { readonly file: string; readonly text: string },
): ts.Program {
  const { config: json } = ts.readConfigFile(config, (path) => ts.sys.readFile(path)) as { config: unknown };
  const { options, fileNames } = ts.parseJsonConfigFileContent(json, ts.sys, resolve(dirname(config)));
  const host = ts.createCompilerHost(options);
  const path = resolve(planted.file);
  const onDisk = { ...host };
  host.fileExists = (file) => file === path || onDisk.fileExists(file);
  host.readFile = (file) => (file === path ? planted.text : onDisk.readFile(file));
  host.getSourceFile = (file, language, ...rest) =>
    file === path ? ts.createSourceFile(file, planted.text, language) : onDisk.getSourceFile(file, language, ...rest);
  const checked = fileNames.filter((file) => isChecked(relative('.', file)) || file.endsWith('.d.ts'));
  return ts.createProgram([...checked, path], options, host);
}

/** How MDN may name a member: by the type of the object, or by one of the types it extends. */
function members(checker: ts.TypeChecker, type: ts.Type, member: string): string[][] {
  const types = type.isUnionOrIntersection() ? type.types : [checker.getBaseConstraintOfType(type) ?? type];
  return types
    .flatMap((each) => ancestors(checker.getApparentType(each)))
    .map(({ name, isStatic }) => ['api', name, isStatic ? `${member}_static` : member]);
}

type Owner = { readonly name: string; readonly isStatic: boolean };

/** Statics are declared in types such as `MapConstructor`, or as `declare var URL: { … }`. */
function ancestors(type: ts.Type): Owner[] {
  const { symbol } = type;
  if (!symbol) return [];
  const variable = symbol.declarations
    ?.map(({ parent }) => parent)
    .find((parent) => parent && ts.isVariableDeclaration(parent));
  if (variable) return [{ name: variable.name.getText(), isStatic: true }];
  if (symbol.name.endsWith('Constructor')) return [{ name: symbol.name.replace('Constructor', ''), isStatic: true }];
  const declared = 'target' in type ? (type.target as ts.Type) : type;
  const bases = symbol.flags & ts.SymbolFlags.Interface ? (declared.getBaseTypes() ?? []) : [];
  return [{ name: symbol.name, isStatic: false }, ...bases.flatMap(ancestors)];
}

function isName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    ts.isPropertyAssignment(parent) ||
    ts.isTypeNode(parent) ||
    ts.isJsxAttribute(parent) ||
    ts.isBindingElement(parent)
  );
}

function isBuiltIn(program: ts.Program, symbol: ts.Symbol | undefined): boolean {
  const declarations = symbol?.declarations ?? [];
  return (
    declarations.length > 0 && declarations.every((each) => program.isSourceFileDefaultLibrary(each.getSourceFile()))
  );
}
