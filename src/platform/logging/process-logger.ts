import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { RepeatedLines } from './repeated-lines.js';

/** Contexts of the framework's startup messages, which operators do not need. */
const FRAMEWORK = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);

/** The logger of the process; logs the framework's startup at level `debug`, and bounds what is repeated. */
@Injectable()
export class ProcessLogger extends Logger {
  private readonly repeated = new RepeatedLines((text, leftOut) => super.warn({ leftOut }, `Repeated: ${text}`));

  override log(message: unknown, ...details: unknown[]): void {
    const context = details.at(-1);
    if (typeof context === 'string' && FRAMEWORK.has(context)) this.debug(message, ...details);
    else super.log(message, ...details);
  }

  override warn(message: unknown, ...details: unknown[]): void {
    if (this.repeated.admits(textOf(message, details))) super.warn(message, ...details);
  }

  override error(message: unknown, ...details: unknown[]): void {
    if (this.repeated.admits(textOf(message, details))) super.error(message, ...details);
  }
}

/** The sentence and the context of a line, without its values. */
function textOf(...parts: unknown[]): string {
  return parts
    .flat()
    .filter((part) => typeof part === 'string')
    .join(' ');
}
