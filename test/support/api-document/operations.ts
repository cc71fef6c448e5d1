/** The subset of OpenAPI schemas that this API uses. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly nullable?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly example?: unknown;
};

export type Parameter = { readonly in: string; readonly name: string; readonly schema: Schema };

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

type DescribedOperation = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};

/** The server's OpenAPI document. */
export type ApiDocument = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

/** One method of one path. */
export type Operation = DescribedOperation & {
  /** As in `GET /api/jobs/{id}`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** Schema of its JSON body, if any. */
  readonly body?: Schema;
  /** Name of its form's file field, if any. */
  readonly fileField?: string;
};

/** Every operation of the document. */
export function operationsOf({ paths }: ApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const content = described.requestBody?.content ?? {};
      const form = content['multipart/form-data']?.schema.properties;
      return {
        ...described,
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        body: content['application/json']?.schema,
        fileField: form && Object.keys(form)[0],
      };
    }),
  );
}

/** Resolves a schema reference; returns other schemas unchanged. */
export function resolved(document: ApiDocument, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  const target = document.components.schemas[name];
  if (!target) throw new Error(`The document has no schema ${schema.$ref}`);
  return target;
}
