import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

/** The OpenAPI document of the running application. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Wayfare')
    .setDescription('A job board for tourism and hospitality.')
    .setVersion('1.0')
    .addCookieAuth('wayfare')
    .build();
  return SwaggerModule.createDocument(app, config, {
    // jobs.controller.ts search() becomes `searchJobs`-like names in the generated client.
    operationIdFactory: (controller, method) => `${lowerFirst(controller.replace(/Controller$/, ''))}_${method}`,
  });
}

/** Serves the document at /api/openapi.json and a readable form of it at /api/docs. */
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
