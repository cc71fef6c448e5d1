import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Expose, Transform } from 'class-transformer';
import { IsBoolean, IsInt, IsNumber, IsOptional, IsString, Max, Min } from 'class-validator';
import type { TextRule } from '#shared/domain/field-checks.js';
import { LARGEST_ID } from './id.pipe.js';

type Text = Pick<TextRule, 'label'> & Partial<TextRule> & { readonly example?: string; readonly description?: string };

/** Required text. The domain checks its length and words the error. */
export function RequiredText(rule: Text): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, minLength: rule.min ?? 1, maxLength: rule.max, example: rule.example }),
    // A missing field counts as empty, so that the domain's error states the required length.
    Expose(),
    Transform(({ value }: { value: unknown }) => value ?? ''),
    IsString({ message: `${rule.label} must be text` }),
  );
}

/** Optional text: missing, `null` or empty. */
export function OptionalText({ label, max, example, description }: Text): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: max, example, description }),
    IsOptional(),
    IsString({ message: `${label} must be text` }),
  );
}

const ID = { type: 'integer', minimum: 1, maximum: LARGEST_ID } as const;

/** The id of a record. */
export function RequiredId(message: string): PropertyDecorator {
  return applyDecorators(ApiProperty(ID), ...isId(message));
}

/** The id of a record, or none: missing or `null`. */
export function OptionalId(message: string, description: string): PropertyDecorator {
  return applyDecorators(ApiPropertyOptional({ ...ID, nullable: true, description }), IsOptional(), ...isId(message));
}

/** An optional id of a record in a query. */
export function QueryId(message: string): PropertyDecorator {
  return applyDecorators(ApiPropertyOptional(ID), IsOptional(), QueryInteger(), ...isId(message));
}

function isId(message: string): PropertyDecorator[] {
  return [IsInt({ message }), Min(1, { message }), Max(LARGEST_ID, { message })];
}

type Bounds = { readonly minimum: number; readonly maximum: number };
type Documented = { readonly description?: string };

/** A number, or none: missing or `null`. The domain checks its bounds. */
export function OptionalNumber({
  label = '$property',
  ...documented
}: Bounds & Documented & { readonly label?: string; readonly type?: 'integer' }): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: Number, nullable: true, ...documented }),
    IsOptional(),
    IsNumber({}, { message: `${label} must be a number` }),
  );
}

/** An optional whole number in a query. */
export function QueryNumber(
  documented: Bounds & Documented & { readonly default?: number },
  message?: string,
): PropertyDecorator {
  const { minimum, maximum } = documented;
  return applyDecorators(
    ApiPropertyOptional({ type: 'integer', ...documented }),
    IsOptional(),
    QueryInteger(),
    IsInt({ message: message ?? '$property must be a whole number' }),
    Min(minimum, { message: message ?? `$property must be at least ${minimum}` }),
    Max(maximum, { message: message ?? `$property must be at most ${maximum}` }),
  );
}

/** A whole number in a query: digits only, empty means undefined. Rejects other spellings that `Number` accepts. */
export function QueryInteger(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => {
    if (value === undefined || value === '') return undefined;
    return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  });
}

const NO_FLAG = { message: '$property must be true or false' };

/** True or false. */
export function Flag(description: string): PropertyDecorator {
  return applyDecorators(ApiProperty({ description }), IsBoolean(NO_FLAG));
}

/** True, false or neither: missing or `null`. */
export function OptionalFlag(documented: Documented & { readonly default?: boolean } = {}): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: Boolean, nullable: true, ...documented }),
    IsOptional(),
    IsBoolean(NO_FLAG),
  );
}

/** True, false or neither in a query. */
export function QueryFlag(description: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: Boolean, description }),
    IsOptional(),
    Transform(({ value }: { value: unknown }) => ({ true: true, false: false, '': undefined })[String(value)] ?? value),
    IsBoolean(NO_FLAG),
  );
}
