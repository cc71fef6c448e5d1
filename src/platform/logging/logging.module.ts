import { LoggerModule } from 'nestjs-pino';
import type { DynamicModule } from '@nestjs/common';
import { SETTINGS } from '../config/config.module.js';
import type { Settings } from '../config/settings.js';

/** Fields that are never logged. */
export const REDACTED = ['err.config', 'err.parameters', 'err.query', 'err.sql', 'password', 'cookie', 'authorization'];

/** Structured logs, one JSON object per line, without request headers, bodies or queries. */
export function loggingModule(): DynamicModule {
  return LoggerModule.forRootAsync({
    inject: [SETTINGS],
    useFactory: ({ logLevel }: Settings) => ({
      pinoHttp: { level: logLevel, redact: REDACTED },
      // `RequestLog` is the middleware.
      forRoutes: [],
    }),
  });
}
