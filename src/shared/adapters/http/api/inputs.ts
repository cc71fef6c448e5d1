import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Expose, Transform } from 'class-transformer';
import { IsOptional, IsString } from 'class-validator';
import type { TextRule } from '../../../domain/field-checks.js';

type Documented = Pick<TextRule, 'label'> & Partial<TextRule> & { readonly example?: string };

/** A text that must be sent. Its length is checked by the domain, which knows what to say. */
export function RequiredText(rule: Documented): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, minLength: rule.min ?? 1, maxLength: rule.max, example: rule.example }),
    // A field left out is an empty one: the domain's sentence says how long it has to be.
    Expose(),
    Transform(({ value }: { value: unknown }) => value ?? ''),
    IsString({ message: `${rule.label} must be text` }),
  );
}

/** A text that may be left out, `null` or empty. */
export function OptionalText(rule: Documented): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: rule.max, example: rule.example }),
    IsOptional(),
    IsString({ message: `${rule.label} must be text` }),
  );
}

/** A whole number of a query: digits alone, nothing being none. Other spellings that JavaScript takes for a number are refused. */
export function QueryInteger(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => {
    if (value === undefined || value === '') return undefined;
    return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  });
}
