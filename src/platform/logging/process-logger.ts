import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';

/** Contexts of the framework's startup messages, which operators do not need. */
const FRAMEWORK = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);

/** The logger of the process; logs the framework's startup at level `debug`. */
@Injectable()
export class ProcessLogger extends Logger {
  override log(message: unknown, ...details: unknown[]): void {
    const context = details.at(-1);
    if (typeof context === 'string' && FRAMEWORK.has(context)) this.debug(message, ...details);
    else super.log(message, ...details);
  }
}
