import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsArray, IsObject, IsOptional, IsString, ValidateNested } from 'class-validator';
import type { TextRule } from '../../../shared/domain/field-checks.js';
import { LONGEST_LIST } from '../../domain/profile-entries.js';

/** A list of texts that may be left out, or `null` for an empty one. Bounds are checked by the domain. */
export function OptionalTexts(rule: TextRule): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      type: 'array',
      nullable: true,
      maxItems: LONGEST_LIST,
      items: { type: 'string', minLength: 1, maxLength: rule.max },
    }),
    IsOptional(),
    IsArray({ message: '$property must be a list' }),
    IsString({ each: true, message: `${rule.label} must be text` }),
  );
}

/** A list of objects that may be left out, or `null` for an empty one. Bounds are checked by the domain. */
export function OptionalEntries(entry: Class): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: [entry], nullable: true, maxItems: LONGEST_LIST }),
    IsOptional(),
    IsArray({ message: '$property must be a list' }),
    IsObject({ each: true, message: 'Each entry of $property must be an object' }),
    ValidateNested({ each: true }),
    Type(() => entry),
  );
}
