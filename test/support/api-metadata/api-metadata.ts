import { ReadonlyVisitor } from '@nestjs/swagger/plugin';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { documentedField } from './documented-field.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The committed file. */
export const METADATA_FILE = `${ROOT}src/api-metadata.ts`;

const HEADER = `// Written by \`npm run client\` from the classes in the views of all modules: see docs/adr/0046-one-shape-per-read.md.
`;

type NestCli = {
  readonly sourceRoot: string;
  readonly compilerOptions: {
    readonly plugins: readonly [{ readonly options: { readonly dtoFileNameSuffix: string[] } }];
  };
};

type Models = readonly (readonly [ts.CallExpression, Readonly<Record<string, ts.ObjectLiteralExpression>>])[];

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
  return printed(visitor.collect().models as unknown as Models, classesIn(sources), program.getTypeChecker());
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

function classesIn(sources: readonly ts.SourceFile[]): ReadonlyMap<string, ts.ClassDeclaration> {
  const classes = sources.flatMap((source) => source.statements.filter(ts.isClassDeclaration));
  return new Map(classes.flatMap((each) => (each.name ? [[each.name.text, each] as const] : [])));
}

function printed(models: Models, classes: ReadonlyMap<string, ts.ClassDeclaration>, checker: ts.TypeChecker): string {
  const imports = new Map<string, string>();
  /** The import of the file instead of the plugin's `t["./a.view.js"]`. */
  const named = (text: string): string =>
    text.replaceAll(/\bt\["([^"]+)"\]/g, (_match, path: string) => importOf(path));
  const importOf = (path: string): string => {
    if (!imports.has(path)) imports.set(path, `views${imports.size + 1}`);
    return imports.get(path) ?? path;
  };
  const fields = new Map<string, string[]>();
  for (const [, found] of models) {
    for (const [name, literal] of Object.entries(found)) {
      const declaration = classes.get(name);
      if (declaration) fields.set(name, fieldsOf(declaration, literal, checker));
    }
  }
  /** Inherited fields come first in the document. */
  const all = (name: string): string[] => {
    const parent = classes.get(name)?.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
    return [
      ...(parent?.types.flatMap(({ expression }) => all(expression.getText())) ?? []),
      ...(fields.get(name) ?? []),
    ];
  };
  const lines = models.map(([path, found]) => {
    const shapes = Object.keys(found).map(
      (name) =>
        `        ${name}: {\n${all(name)
          .map((field) => `          ${named(field)},\n`)
          .join('')}        },\n`,
    );
    const from = (path.arguments[0] as ts.StringLiteral).text;
    return `      [${importOf(from)}, {\n${shapes.join('')}      }],\n`;
  });
  const names = [...imports].map(([path, name]) => `import * as ${name} from '${path}';\n`);
  return `${HEADER}${names.join('')}
/** The fields of all views, for \`SwaggerModule.loadPluginMetadata\`. */
export const apiMetadata = async () => ({
  '@nestjs/swagger': {
    models: [
${lines.join('')}    ],
  },
});
`;
}

/** The lines about the fields of a class. */
function fieldsOf(
  declaration: ts.ClassDeclaration,
  literal: ts.ObjectLiteralExpression,
  checker: ts.TypeChecker,
): string[] {
  const members = declaration.members.filter(ts.isPropertyDeclaration);
  return literal.properties.filter(ts.isPropertyAssignment).flatMap((assignment) => {
    const name = (assignment.name as ts.Identifier).text;
    const member = members.find((each) => each.name.getText() === name);
    if (!member || !ts.isObjectLiteralExpression(assignment.initializer)) return [];
    return [`${name}: ${documentedField(member, assignment.initializer, checker)}`];
  });
}
