import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { Settings } from './settings.js';

/** Injection token of the `Settings`. */
export const SETTINGS = Symbol('settings');

/** Injection token of this installation's secret. */
export const SECRET = Symbol('secret');

/** Provides the settings and the secret. */
@Global()
@Module({})
export class ConfigModule {
  static with(settings: Settings, secret: string): DynamicModule {
    return {
      module: ConfigModule,
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: SECRET, useValue: secret },
      ],
      exports: [SETTINGS, SECRET],
    };
  }
}
