import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString } from 'class-validator';

type Choice = {
  /** The name in the error; the name of the field by default. */
  readonly label?: string;
  /** The error, if it does not list the values. */
  readonly message?: string;
  readonly enumName?: string;
  readonly nullable?: boolean;
  readonly default?: string;
  readonly description?: string;
};

/** One of a few values. */
export function OneOf(values: readonly string[], choice: Choice = {}): PropertyDecorator {
  return applyDecorators(documented(values, choice, true), IsIn(values, errorOf(values, choice)));
}

/** One of a few values, or none. */
export function OptionalOneOf(values: readonly string[], choice: Choice = {}): PropertyDecorator {
  return applyDecorators(documented(values, choice, false), IsOptional(), IsIn(values, errorOf(values, choice)));
}

/** Documented as one of a few values, but any text or none passes: the domain checks it and words the error. */
export function UncheckedOneOf(
  values: readonly string[],
  choice: Choice & { readonly isRequired?: boolean } = {},
): PropertyDecorator {
  const { isRequired = false, ...rest } = choice;
  return applyDecorators(documented(values, rest, isRequired), IsOptional(), IsString(errorOf(values, choice)));
}

function documented(
  values: readonly string[],
  { label: _label, message: _message, ...options }: Choice,
  required: boolean,
): PropertyDecorator {
  return ApiProperty({ enum: values, required, ...options });
}

function errorOf(values: readonly string[], { label = '$property', message }: Choice): { message: string } {
  return { message: message ?? `${label} must be one of ${values.join(', ')}` };
}
