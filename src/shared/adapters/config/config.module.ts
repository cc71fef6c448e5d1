import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { Settings } from './settings.js';

/** Injection token of the `Settings`. */
export const SETTINGS = Symbol('settings');

/** Injection token of the secret, a text, that only this installation knows. */
export const SECRET = Symbol('secret');

/** Hands the settings and the secret, read once at the start, to whoever asks. */
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
