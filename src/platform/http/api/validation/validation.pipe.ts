import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import type { FieldError } from '#shared/domain/domain-error.js';
import { InvalidFields } from '#shared/domain/field-checks.js';
import { normalInput } from './normal-input.js';

/** Normalizes texts first. Skips path parameters: their own pipes are stricter than `Number`. */
class RequestValidationPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const isInput = metadata.type === 'body' || metadata.type === 'query';
    return super.transform(isInput ? normalInput(value, metadata.type, metadata.data) : value, metadata);
  }

  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
}

/** Validates requests and drops fields that the request class does not declare. */
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
