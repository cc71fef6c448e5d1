import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { UNDO_SECONDS } from '../../domain/application.js';

const UNDOABLE = /(?:^|,)\s*undoable\s*(?:$|[,;])/i;

/** Whether the `Prefer` header (RFC 7240) of a request asks to be able to undo it, for a parameter of a route. */
export const Undoable = createParamDecorator(
  (_data: unknown, context: ExecutionContext): boolean =>
    UNDOABLE.test(context.switchToHttp().getRequest<Request>().get('Prefer') ?? ''),
  [
    (target, name = '') => {
      const description = `\`undoable\`: the employer hears of it ${UNDO_SECONDS} seconds later, and a withdrawal until then leaves no trace`;
      const route = Object.getOwnPropertyDescriptor(target, name) as PropertyDescriptor;
      ApiHeader({ name: 'Prefer', required: false, description })(target, name, route);
    },
  ],
);
