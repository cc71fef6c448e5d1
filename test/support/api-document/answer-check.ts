import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { ApiDocument, Operation } from './operations.js';

/** A raw response. */
export type RawAnswer = { readonly status: number; readonly contentType: string; readonly body: Buffer };

/** Compares responses with the OpenAPI document. Reports undeclared fields too, to detect leaks. */
export class AnswerCheck {
  /** Most validators check a few answers, so compiling fast matters more than fast code. */
  private readonly ajv = new Ajv({ strict: false, logger: false, inlineRefs: false, code: { optimize: false } });
  private readonly validators = new Map<string, ValidateFunction>();

  constructor(document: ApiDocument) {
    addFormats.default(this.ajv);
    this.ajv.addSchema(closed(document) as object, 'api');
  }

  /** How a response differs from the document; undefined if it does not. */
  problem(operation: Operation, { status, contentType, body }: RawAnswer): string | undefined {
    if (status >= 500) return `answered ${status}: ${body.toString('utf8', 0, 500)}`;
    const declared = operation.responses[status];
    if (!declared) return `answered ${status}, which is not declared: ${body.toString('utf8', 0, 500)}`;
    if (!declared.content) return body.length > 0 ? `answered ${status} with a body, and none is declared` : undefined;
    const type = contentType.split(';', 1)[0]?.trim() ?? '';
    // `application/octet-stream` stands for files of any kind.
    if (!declared.content[type] && !declared.content['application/octet-stream'])
      return `answered ${status} as ${type || 'nothing'}, which is not declared`;
    return type === 'application/json' ? this.schemaProblem(operation, status, body) : undefined;
  }

  private schemaProblem(operation: Operation, status: number, body: Buffer): string | undefined {
    const validate = this.validatorOf(operation, status);
    if (validate(JSON.parse(body.toString()))) return undefined;
    return `answered ${status} against its schema: ${this.ajv.errorsText(validate.errors)}: ${body.toString('utf8', 0, 500)}`;
  }

  private validatorOf({ path, method }: Operation, status: number): ValidateFunction {
    const pointer = ['paths', path, method.toLowerCase(), 'responses', status, 'content', 'application/json', 'schema'];
    const $ref = `api#/${pointer.map((step) => encodeURIComponent(String(step).replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
    const known = this.validators.get($ref);
    if (known) return known;
    const validator = this.ajv.compile({ $ref });
    this.validators.set($ref, validator);
    return validator;
  }
}

/** The document with additional properties forbidden in all object schemas. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, closed(inner)]),
  );
  const isObjectSchema = copy['type'] === 'object' && copy['properties'] !== undefined;
  return isObjectSchema ? { additionalProperties: false, ...copy } : copy;
}
