import ts from 'typescript';

/** What a tag in the comment of a field adds to its type. */
const TAGS = ['decimal', 'enumName', 'format', 'minimum', 'maximum'] as const;

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
  'minimum',
  'maximum',
  'description',
  'example',
  'items',
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
  const { decimal, enumName, format, ...bounds } = tagsOf(field);
  const keys = new Map(found.properties.filter(ts.isPropertyAssignment).map(printed));
  const values = field.type && keys.has('enum') ? valuesOf(field.type, checker) : undefined;
  if (values) {
    keys.set('enum', JSON.stringify(values)).delete('type');
    if (enumName === undefined) setChoices(keys);
  }
  if (enumName !== undefined) keys.set('enumName', JSON.stringify(enumName));
  for (const [key, text] of Object.entries(bounds)) keys.set(key, text);
  if (format === 'date-time') keys.set('type', '() => Date');
  else if (format !== undefined) keys.set('format', JSON.stringify(format));
  for (const key of ['type', 'additionalProperties']) {
    const text = keys.get(key);
    if (text !== undefined && decimal === undefined) keys.set(key, withIntegers(text));
  }
  if (keys.get('type') === '() => Object') keys.set('type', '"object"').set('additionalProperties', 'true');
  const valueClass = valueClassOf(field, checker);
  if (valueClass) keys.set('additionalProperties', `{ $ref: '#/components/schemas/${valueClass}' }`);
  keys.delete('description');
  const comment = descriptionOf(field);
  if (comment !== undefined) keys.set('description', JSON.stringify(comment));
  if (!keys.has('type') && !keys.has('enum'))
    throw new Error(`The plugin does not know the type of ${field.getText()}`);
  const entries = [...keys].toSorted(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b));
  return `{ ${entries.map(([key, text]) => `${key}: ${text}`).join(', ')} }`;
}

/** Choices without a name are part of the field. */
function setChoices(keys: Map<string, string>): void {
  if (!keys.delete('isArray')) {
    keys.set('type', '"string"');
    return;
  }
  keys.set('type', '"array"').set('items', `{ type: "string", enum: ${keys.get('enum')} }`);
  keys.delete('enum');
}

/** The class of the values of a record, which the plugin does not look at. */
function valueClassOf({ type }: ts.PropertyDeclaration, checker: ts.TypeChecker): string | undefined {
  if (!type) return undefined;
  const value = checker.getNonNullableType(checker.getTypeFromTypeNode(type)).getStringIndexType();
  return value?.isClass() ? value.symbol.name : undefined;
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
  const tags = new Map(ts.getJSDocTags(field).map((tag) => [tag.tagName.text, ts.getTextOfJSDocComment(tag.comment)]));
  return Object.fromEntries(TAGS.flatMap((name) => (tags.has(name) ? [[name, tags.get(name) ?? '']] : [])));
}

/** The comment of a field, as one line. */
function descriptionOf(field: ts.PropertyDeclaration): string | undefined {
  const comment = ts.getJSDocCommentsAndTags(field).find(ts.isJSDoc);
  return ts.getTextOfJSDocComment(comment?.comment)?.replaceAll(/\s+/g, ' ');
}

/** The choices of a field in the order of their declaration; the compiler sorts those of a union otherwise. */
function valuesOf(type: ts.TypeNode, checker: ts.TypeChecker): readonly string[] {
  if (ts.isLiteralTypeNode(type)) return ts.isStringLiteral(type.literal) ? [type.literal.text] : [];
  if (ts.isUnionTypeNode(type)) return type.types.flatMap((each) => valuesOf(each, checker));
  if (ts.isArrayTypeNode(type)) return valuesOf(type.elementType, checker);
  if (ts.isParenthesizedTypeNode(type)) return valuesOf(type.type, checker);
  // keyof typeof X
  if (ts.isTypeOperatorNode(type)) {
    return checker.getPropertiesOfType(checker.getTypeFromTypeNode(type.type)).map(({ name }) => name);
  }
  // (typeof X)[number]
  if (ts.isIndexedAccessTypeNode(type)) {
    const list = checker.getTypeFromTypeNode(type.objectType) as ts.TypeReference;
    return checker.getTypeArguments(list).flatMap((each) => (each.isStringLiteral() ? [each.value] : []));
  }
  if (ts.isTypeReferenceNode(type)) {
    const alias = declarationsOf(type, checker)?.find(ts.isTypeAliasDeclaration);
    if (alias) return valuesOf(alias.type, checker);
  }
  throw new Error(`The order of ${type.getText()} is not known`);
}

function declarationsOf({ typeName }: ts.TypeReferenceNode, checker: ts.TypeChecker): ts.Declaration[] | undefined {
  const symbol = checker.getSymbolAtLocation(typeName);
  return (symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)?.declarations;
}
