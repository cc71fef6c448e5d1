import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, IsOptional, IsString, ValidateNested } from 'class-validator';

type List = ApiPropertyOptions & { readonly maxItems?: number };

type Messages = {
  /** The value is not a list. */
  readonly list?: string;
  /** An entry has the wrong type. */
  readonly entry?: string;
  /** There are more entries than `maxItems`. Without it, the domain checks their number. */
  readonly tooMany?: string;
};

/** A list of texts, or none: missing or `null`. */
export function OptionalTexts(documented: List, messages: Messages = {}): PropertyDecorator {
  const message = messages.entry ?? '$property must be a list of texts';
  return applyDecorators(
    ApiPropertyOptional({ nullable: true, ...documented } as ApiPropertyOptions),
    ...isList(documented, messages),
    IsString({ each: true, message }),
  );
}

/** A list of objects, or none: missing or `null`. */
export function OptionalEntries(entry: Class, documented: List, messages: Messages = {}): PropertyDecorator {
  const message = messages.entry ?? 'Each entry of $property must be an object';
  return applyDecorators(
    ApiPropertyOptional({ type: [entry], nullable: true, ...documented } as ApiPropertyOptions),
    ...isList(documented, messages),
    IsObject({ each: true, message }),
    ValidateNested({ each: true }),
    Type(() => entry),
  );
}

function isList({ maxItems }: List, { list = '$property must be a list', tooMany }: Messages): PropertyDecorator[] {
  const isShort = tooMany === undefined || maxItems === undefined ? [] : [ArrayMaxSize(maxItems, { message: tooMany })];
  return [IsOptional(), IsArray({ message: list }), ...isShort];
}
