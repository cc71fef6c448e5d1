import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Expose, Transform } from 'class-transformer';
import { IsOptional, IsString } from 'class-validator';
import type { TextRule } from '../../../domain/field-checks.js';

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

/** Whole number in a query: digits only, empty means undefined. Rejects other spellings that JavaScript converts to a number. */
export function QueryInteger(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => {
    if (value === undefined || value === '') return undefined;
    return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  });
}
