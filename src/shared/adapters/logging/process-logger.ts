import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';

/** What the framework tells of its own start: dozens of lines that matter to nobody who runs it. */
const FRAMEWORK = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);

/** The logger of the whole process: the framework's own steps are told at the level `debug`. */
@Injectable()
export class ProcessLogger extends Logger {
  override log(message: unknown, ...details: unknown[]): void {
    const context = details.at(-1);
    if (typeof context === 'string' && FRAMEWORK.has(context)) this.debug(message, ...details);
    else super.log(message, ...details);
  }
}
