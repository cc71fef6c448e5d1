import { ValidationPipe, type ValidationError } from '@nestjs/common';
import type { FieldError } from '../../../domain/domain-error.js';
import { InvalidFields } from '../../../domain/field-checks.js';

/** Leaves what stands in a path to the pipe that reads it, which knows more spellings to refuse than `Number` does. */
class RequestValidationPipe extends ValidationPipe {
  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
}

/** Checks the shape of what comes in; fields that the request class does not name are dropped. */
export function requestValidation(): ValidationPipe {
  return new RequestValidationPipe({
    whitelist: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new InvalidFields(errors.flatMap((error) => fieldErrors(error, ''))),
  });
}

function fieldErrors(error: ValidationError, path: string): FieldError[] {
  const field = path ? `${path}.${error.property}` : error.property;
  const own = Object.values(error.constraints ?? {}).map((message) => ({ field, message }));
  return [...own, ...(error.children ?? []).flatMap((child) => fieldErrors(child, field))];
}
