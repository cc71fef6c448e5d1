import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
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

type Class = abstract new (...parameters: never[]) => unknown;
type Instances<Classes extends readonly Class[]> = { [Index in keyof Classes]: InstanceType<Classes[Index]> };

/** Provides a class whose constructor takes instances of `inject` and, last, a setting. */
export function withSetting<Classes extends readonly Class[], Setting>(
  provided: new (...parameters: [...Instances<Classes>, Setting]) => unknown,
  inject: [...Classes],
  settingOf: (settings: Settings) => Setting,
): Provider {
  const useFactory = (settings: Settings, ...instances: Instances<Classes>) =>
    new provided(...instances, settingOf(settings));
  return { provide: provided, inject: [SETTINGS, ...inject], useFactory };
}
