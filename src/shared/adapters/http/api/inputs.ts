import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Expose, Transform } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import type { TextRule } from '../../../domain/field-checks.js';
import { LARGEST_ID } from './id.pipe.js';

type Documented = Pick<TextRule, 'label'> & Partial<TextRule> & { readonly example?: string };

/** Required text. The domain checks its length and words the error. */
export function RequiredText(rule: Documented): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, minLength: rule.min ?? 1, maxLength: rule.max, example: rule.example }),
    // A missing field counts as empty, so that the domain's error states the required length.
    Expose(),
    Transform(({ value }: { value: unknown }) => value ?? ''),
    IsString({ message: `${rule.label} must be text` }),
  );
}

/** Optional text: missing, `null` or empty. */
export function OptionalText(rule: Documented): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: rule.max, example: rule.example }),
    IsOptional(),
    IsString({ message: `${rule.label} must be text` }),
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

/** A whole number in a query: digits only, empty means undefined. Rejects other spellings that `Number` accepts. */
export function QueryInteger(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => {
    if (value === undefined || value === '') return undefined;
    return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  });
}
