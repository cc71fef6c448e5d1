import { ReadonlyVisitor } from '@nestjs/swagger/plugin';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { documentedField } from './documented-field.js';
import { printedViews, type ViewFile } from './printed-views.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The committed file. */
export const METADATA_FILE = `${ROOT}src/api-metadata.ts`;

type NestCli = {
  readonly sourceRoot: string;
  readonly compilerOptions: {
    readonly plugins: readonly [{ readonly options: { readonly dtoFileNameSuffix: string[] } }];
  };
};

/** What the plugin found: for the import of each file, the metadata of its classes. */
type Found = readonly (readonly [ts.CallExpression, Readonly<Record<string, ts.ObjectLiteralExpression>>])[];

type Classes = ReadonlyMap<string, ts.ClassDeclaration>;

/**
 * The text of `src/api-metadata.ts`: what the plugin of @nestjs/swagger finds in the views, for compilers without
 * plugins.
 */
export function apiMetadata(): string {
  const { sourceRoot, compilerOptions } = JSON.parse(readFileSync(`${ROOT}nest-cli.json`, 'utf8')) as NestCli;
  const { options } = compilerOptions.plugins[0];
  const source = `${ROOT}${sourceRoot}`;
  const files = options.dtoFileNameSuffix.flatMap((suffix) => globSync(`${source}/**/*${suffix}`)).toSorted();
  const program = programOf(files);
  const visitor = new ReadonlyVisitor({ ...options, pathToSource: source });
  const sources = files.flatMap((file) => program.getSourceFile(file) ?? []);
  for (const file of sources) visitor.visit(program, file);
  const classes = classesIn(sources);
  const found = visitor.collect().models as unknown as Found;
  return printedViews(found.map((file) => viewFile(file, classes, program.getTypeChecker())));
}

/** The plugin knows the type of mutable lists only. */
function programOf(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile.bind(ts.sys)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (file) => {
    const text = readFile(file);
    return files.includes(file) ? text?.replaceAll(/: readonly (?=\S+\[\])/g, ': ') : text;
  };
  return ts.createProgram(files, options, host);
}

/** By their names, which are those of the document. */
function classesIn(sources: readonly ts.SourceFile[]): Classes {
  const classes = new Map<string, ts.ClassDeclaration>();
  for (const each of sources.flatMap((source) => source.statements.filter(ts.isClassDeclaration))) {
    const name = each.name?.text ?? '';
    if (classes.has(name)) throw new Error(`Two views are named ${name}`);
    classes.set(name, each);
  }
  return classes;
}

function viewFile([path, found]: Found[number], classes: Classes, checker: ts.TypeChecker): ViewFile {
  const views = Object.entries(found).map(([name, literal]) => {
    const view = classes.get(name);
    const parent = view?.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
    const fields = view ? fieldsOf(view, literal, checker) : [];
    return { name, parent: parent?.types[0]?.expression.getText(), fields };
  });
  return { path: (path.arguments[0] as ts.StringLiteral).text, views };
}

/** The lines about the fields of a class, without those that it inherits. */
function fieldsOf(view: ts.ClassDeclaration, literal: ts.ObjectLiteralExpression, checker: ts.TypeChecker): string[] {
  const members = view.members.filter(ts.isPropertyDeclaration);
  return literal.properties.filter(ts.isPropertyAssignment).flatMap(({ name, initializer }) => {
    const key = (name as ts.Identifier).text;
    const member = members.find((each) => each.name.getText() === key);
    if (!member || !ts.isObjectLiteralExpression(initializer)) return [];
    return [`${key}: ${documentedField(member, initializer, checker)}`];
  });
}
