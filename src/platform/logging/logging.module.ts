import { LoggerModule } from 'nestjs-pino';
import type { DynamicModule } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { SETTINGS } from '../config/config.module.js';
import type { Settings } from '../config/settings.js';

/** Polled constantly, so not logged. */
const NOT_LOGGED = /^\/(health|assets)\//;

/** Fields that are never logged. */
export const REDACTED = ['err.config', 'err.parameters', 'err.query', 'err.sql', 'password', 'cookie', 'authorization'];

type LoggedRequest = { readonly id: string; readonly method: string; readonly url: string };

/** Unsubscribe links contain their token in the path. */
const TOKEN = /(?<=\/unsubscribe\/)[^/]+/i;

/** Structured logs, one JSON object per line, without request headers, bodies or queries. */
export function loggingModule(): DynamicModule {
  return LoggerModule.forRootAsync({
    inject: [SETTINGS],
    useFactory: (settings: Settings) => ({
      pinoHttp: {
        level: settings.logLevel,
        genReqId: () => randomUUID(),
        autoLogging: { ignore: ({ url = '' }) => NOT_LOGGED.test(url) },
        customLogLevel: (_request, { statusCode }, error) => {
          if (error || statusCode >= 500) return 'error';
          return statusCode >= 400 ? 'info' : 'debug';
        },
        serializers: {
          req: ({ id, method, url }: LoggedRequest) => ({ id, method, path: pathOf(url) }),
          res: ({ statusCode }: { readonly statusCode: number }) => ({ statusCode }),
        },
        redact: REDACTED,
      },
    }),
  });
}

function pathOf(url: string): string | undefined {
  return url.split('?', 1)[0]?.replace(TOKEN, '…');
}
