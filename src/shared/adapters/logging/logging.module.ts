import { LoggerModule } from 'nestjs-pino';
import type { DynamicModule } from '@nestjs/common';
import { SETTINGS } from '../config/config.module.js';
import type { Settings } from '../config/settings.js';
import { requestOfLine } from './request-log.js';

/** Structured logs, one JSON object a line. `RequestLog` tells of requests: a logger for each of them costs more than what it tells. */
export function loggingModule(): DynamicModule {
  return LoggerModule.forRootAsync({
    inject: [SETTINGS],
    useFactory: (settings: Settings) => ({
      forRoutes: [],
      pinoHttp: {
        level: settings.logLevel,
        mixin: requestOfLine,
        // What a line says of a request is chosen already.
        wrapSerializers: false,
        redact: ['err.config', 'err.parameters', 'err.query', 'err.sql', 'password', 'cookie', 'authorization'],
      },
    }),
  });
}
