import ts from 'typescript';

/** What a tag in the comment of a field adds to its type. */
const TAGS = ['decimal', 'enumName', 'format'] as const;

/** The order of the keys in the document. */
const ORDER = [
  'required',
  'type',
  'format',
  'enum',
  'enumName',
  'isArray',
  'additionalProperties',
  'nullable',
  'description',
  'example',
];

/**
 * The metadata of a field, as text. Besides what the plugin finds, whole numbers are integers unless the field is
 * tagged `@decimal`, choices keep their order and may have an `@enumName`, and texts may have a `@format`.
 */
export function documentedField(
  field: ts.PropertyDeclaration,
  found: ts.ObjectLiteralExpression,
  checker: ts.TypeChecker,
): string {
  const { decimal, enumName, format } = tagsOf(field);
  const keys = new Map(found.properties.filter(ts.isPropertyAssignment).map(printed));
  const values = field.type && keys.has('enum') ? valuesOf(field.type, checker) : undefined;
  if (values) keys.set('enum', JSON.stringify(values)).delete('type');
  if (enumName !== undefined) keys.set('enumName', JSON.stringify(enumName));
  if (format === 'date-time') keys.set('type', '() => Date');
  else if (format !== undefined) keys.set('format', JSON.stringify(format));
  for (const key of ['type', 'additionalProperties']) {
    const text = keys.get(key);
    if (text !== undefined && decimal === undefined) keys.set(key, withIntegers(text));
  }
  keys.delete('description');
  const comment = descriptionOf(field);
  if (comment !== undefined) keys.set('description', JSON.stringify(comment));
  const entries = [...keys].toSorted(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b));
  return `{ ${entries.map(([key, text]) => `${key}: ${text}`).join(', ')} }`;
}

function withIntegers(text: string): string {
  return text
    .replace(/^\(\) => Number$/, '"integer"')
    .replace(/^\(\) => \[Number\]$/, '["integer"]')
    .replace('type: "number"', 'type: "integer"');
}

const PRINTER = ts.createPrinter({ removeComments: true });
const NOWHERE = ts.createSourceFile('none.ts', '', ts.ScriptTarget.Latest);

function printed({ name, initializer }: ts.PropertyAssignment): [string, string] {
  return [(name as ts.Identifier).text, PRINTER.printNode(ts.EmitHint.Unspecified, initializer, NOWHERE)];
}

function tagsOf(field: ts.PropertyDeclaration): Partial<Record<(typeof TAGS)[number], string>> {
  const tags = ts.getJSDocTags(field).map((tag) => [tag.tagName.text, ts.getTextOfJSDocComment(tag.comment) ?? '']);
  return Object.fromEntries(tags) as Partial<Record<(typeof TAGS)[number], string>>;
}

/** The comment of a field, as one line. */
function descriptionOf(field: ts.PropertyDeclaration): string | undefined {
  const comment = ts.getJSDocCommentsAndTags(field).find(ts.isJSDoc);
  return ts.getTextOfJSDocComment(comment?.comment)?.replaceAll(/\s+/g, ' ');
}

/** The choices of a field in the order of their declaration; the compiler sorts those of a union otherwise. */
function valuesOf(type: ts.TypeNode, checker: ts.TypeChecker): readonly string[] | undefined {
  if (ts.isLiteralTypeNode(type)) return ts.isStringLiteral(type.literal) ? [type.literal.text] : [];
  if (ts.isUnionTypeNode(type)) return type.types.flatMap((each) => valuesOf(each, checker) ?? []);
  if (ts.isArrayTypeNode(type)) return valuesOf(type.elementType, checker);
  if (ts.isParenthesizedTypeNode(type)) return valuesOf(type.type, checker);
  if (ts.isIndexedAccessTypeNode(type) && ts.isParenthesizedTypeNode(type.objectType)) {
    const list = checker.getTypeFromTypeNode(type.objectType) as ts.TypeReference;
    return checker.getTypeArguments(list).flatMap((each) => (each.isStringLiteral() ? [each.value] : []));
  }
  if (ts.isTypeReferenceNode(type)) return valuesOfAlias(type, checker);
  return undefined;
}

function valuesOfAlias(type: ts.TypeReferenceNode, checker: ts.TypeChecker): readonly string[] | undefined {
  const symbol = checker.getSymbolAtLocation(type.typeName);
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const alias = target?.declarations?.find(ts.isTypeAliasDeclaration);
  return alias && valuesOf(alias.type, checker);
}
