import { LoggerModule } from 'nestjs-pino';
import type { DynamicModule } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { SETTINGS } from '../config/config.module.js';
import type { Settings } from '../config/settings.js';

/** Structured logs, one JSON object a line. Of a request they hold its method and path: no header, no body, no query. */
export function loggingModule(): DynamicModule {
  return LoggerModule.forRootAsync({
    inject: [SETTINGS],
    useFactory: (settings: Settings) => ({
      pinoHttp: {
        level: settings.logLevel,
        genReqId: () => randomUUID(),
        autoLogging: { ignore: (request) => /^\/(health|assets)\//.test(request.url ?? '') },
        serializers: {
          req: (request: IncomingMessage & { id: unknown }) => ({
            id: request.id,
            method: request.method,
            path: request.url?.split('?', 1)[0],
          }),
          res: (response: ServerResponse) => ({ statusCode: response.statusCode }),
        },
        customLogLevel: (_request, response, error) => {
          if (error || response.statusCode >= 500) return 'error';
          return response.statusCode >= 400 ? 'info' : 'debug';
        },
        redact: ['err.config', 'err.parameters', 'err.query', 'err.sql', 'password', 'cookie', 'authorization'],
      },
    }),
  });
}
