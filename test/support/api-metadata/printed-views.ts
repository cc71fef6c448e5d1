/** A class, its parent's name and the lines about its own fields. */
type View = { readonly name: string; readonly parent: string | undefined; readonly fields: readonly string[] };

/** The views of a file, and its path from `src`. */
export type ViewFile = { readonly path: string; readonly views: readonly View[] };

const HEADER = '// Written by `npm run client` from the views of all modules; see docs/adr/0046-one-shape-per-read.md.';

/** The module that gives `SwaggerModule.loadPluginMetadata` the fields of all views. */
export function printedViews(files: readonly ViewFile[]): string {
  const importOf = new Map(files.flatMap((file, index) => file.views.map(({ name }) => [name, `views${index + 1}`])));
  const views = new Map(files.flatMap((file) => file.views.map((view) => [view.name, view])));
  /** Inherited fields come first in the document. */
  const fieldsOf = ({ parent, fields }: View): readonly string[] => {
    const above = parent === undefined ? undefined : views.get(parent);
    return above ? [...fieldsOf(above), ...fields] : fields;
  };
  // The plugin refers to other views as `t["./a.view.js"].A`.
  const resolved = (line: string): string =>
    line.replaceAll(/\bt\["[^"]+"\]\.(\w+)/g, (_match, name: string) => `${importOf.get(name)}.${name}`);
  const models = files.flatMap(({ views: shown }, index) => [
    `      [views${index + 1}, {`,
    ...shown.flatMap((view) => [
      `        ${view.name}: {`,
      ...fieldsOf(view).map((line) => `          ${resolved(line)},`),
      '        },',
    ]),
    '      }],',
  ]);
  return [
    HEADER,
    ...files.map(({ path }, index) => `import * as views${index + 1} from '${path}';`),
    '',
    '/** The fields of all views, for `SwaggerModule.loadPluginMetadata`. */',
    'export const apiMetadata = async () => ({',
    `  '@nestjs/swagger': {`,
    '    models: [',
    ...models,
    '    ],',
    '  },',
    '});',
    '',
  ].join('\n');
}
