import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { refusals } from './problems/api-refusals.js';

/** Tells the document the fields of the views, which have no decorators. */
export async function documentViews(metadata: () => Promise<Record<string, object>>): Promise<void> {
  await SwaggerModule.loadPluginMetadata(metadata);
}

/** The OpenAPI document of the running application. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Wayfare')
    .setDescription('A job board for tourism and hospitality.')
    .setVersion('1.0')
    .addCookieAuth('wayfare')
    .addBearerAuth({ type: 'http', description: "An employer's API key" }, 'apiKey')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    // Gives the generated client names such as `searchJobs`.
    operationIdFactory: (controller, method) => `${lowerFirst(controller.replace(/Controller$/, ''))}_${method}`,
  });
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      Object.assign(item[method]?.responses ?? {}, commonResponses(method, path));
    }
  }
  return { ...document, components: letNullBe(document.components) };
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

/**
 * The responses that follow from a route's method and path: 400 for a malformed request and 503 during an outage or
 * overload; 404 for an unknown id; 403 for a change that another site sent, and 413 and 415 for its body.
 */
function commonResponses(method: (typeof METHODS)[number], path: string): Record<string, { description: string }> {
  return {
    ...refusals(400, 503),
    ...(path.includes('{') && refusals(404)),
    ...(method === 'get' ? { 304: UNCHANGED } : refusals(403, 413, 415)),
  };
}

/** Express compares entity tags for every route. */
const UNCHANGED = { description: 'Unchanged since the entity tag in `If-None-Match`' };

/**
 * `nullable` next to a `$ref` or an `enum` does not allow null (OpenAPI 3.0.3, clarification of nullable).
 * Nest emits it that way; this adds null as an alternative instead.
 */
function letNullBe<T>(part: T): T {
  return JSON.parse(JSON.stringify(part), (_key, value: unknown) => {
    if (isNullableEnum(value)) return { ...value, enum: [...new Set([...value.enum, null])] };
    if (!isNullableReference(value)) return value;
    const { allOf, nullable: _nullable, type: _type, ...rest } = value;
    return { ...rest, oneOf: [...allOf, { type: 'object', nullable: true, enum: [null] }] };
  }) as T;
}

type NullableEnum = { readonly enum: readonly unknown[]; readonly nullable: true };

function isNullableEnum(value: unknown): value is NullableEnum {
  return typeof value === 'object' && value !== null && 'enum' in value && 'nullable' in value;
}

type NullableReference = { readonly allOf: readonly unknown[]; readonly nullable: true; readonly type?: unknown };

function isNullableReference(value: unknown): value is NullableReference {
  return typeof value === 'object' && value !== null && 'allOf' in value && 'nullable' in value;
}

/** Serves the document at /api/openapi.json and its documentation at /api/docs. */
export function serveApiDocumentation(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => describeApi(app), {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Wayfare API',
  });
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
