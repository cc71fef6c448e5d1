import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';

/** A method of a provider that a decorator marked. */
export type DecoratedMethod<Mark, Result = void> = {
  readonly mark: Mark;
  readonly call: (...parameters: readonly unknown[]) => Promise<Result>;
};

/** Finds methods of providers by the metadata that their decorators left. */
@Injectable()
export class DecoratedMethods {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** All methods with this metadata, in the order in which the modules list their providers. */
  with<Mark, Result = void>(key: string): DecoratedMethod<Mark, Result>[] {
    // A provider bound to a port as well is found under both tokens.
    const providers = new Set(this.discovery.getProviders().map(({ instance }): unknown => instance));
    return [...providers].flatMap((provider) => {
      if (typeof provider !== 'object' || provider === null) return [];
      return this.scanner.getAllMethodNames(Object.getPrototypeOf(provider) as object).flatMap((name) => {
        const method: unknown = Reflect.get(provider, name);
        if (typeof method !== 'function') return [];
        const mark = Reflect.getMetadata(key, method) as Mark | undefined;
        return mark === undefined
          ? []
          : [{ mark, call: async (...parameters) => (await Reflect.apply(method, provider, parameters)) as Result }];
      });
    });
  }
}
