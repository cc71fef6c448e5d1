import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsArray, IsObject, IsOptional, IsString, ValidateNested } from 'class-validator';
import type { TextRule } from '../../../shared/domain/field-checks.js';
import { MAX_LIST_ENTRIES } from '../../domain/profile-entries.js';

/** An optional list of texts; `null` is an empty list. The domain checks the limits. */
export function OptionalTexts(rule: TextRule): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      type: 'array',
      nullable: true,
      maxItems: MAX_LIST_ENTRIES,
      items: { type: 'string', minLength: 1, maxLength: rule.max },
    }),
    IsOptional(),
    IsArray({ message: '$property must be a list' }),
    IsString({ each: true, message: `${rule.label} must be text` }),
  );
}

/** An optional list of objects; `null` is an empty list. The domain checks the limits. */
export function OptionalEntries(entry: Class): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: [entry], nullable: true, maxItems: MAX_LIST_ENTRIES }),
    IsOptional(),
    IsArray({ message: '$property must be a list' }),
    IsObject({ each: true, message: 'Each entry of $property must be an object' }),
    ValidateNested({ each: true }),
    Type(() => entry),
  );
}
