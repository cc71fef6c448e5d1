import { ApiProperty } from '@nestjs/swagger';
import { IsNumber } from 'class-validator';
import { ConfirmedRequest } from '#identity';
import { OneOf } from '#platform/http/api/validation/choice-inputs.js';
import { RequiredText } from '#platform/http/api/validation/inputs.js';
import { KEY_SCOPES, type KeyScope } from '#shared/application/api-callers.js';
import { KEY_DAYS, KEY_NAME } from '../../domain/api-key.js';

/** POST /employer/api-keys */
export class CreateApiKeyRequest extends ConfirmedRequest {
  @RequiredText(KEY_NAME)
  readonly name!: string;

  @OneOf(KEY_SCOPES, {
    label: 'Scope',
    enumName: 'KeyScope',
    description: 'Read your listings, read and write them, or fetch the applications for them',
  })
  readonly scope!: KeyScope;

  @ApiProperty({
    type: 'integer',
    minimum: KEY_DAYS.min,
    maximum: KEY_DAYS.max,
    description: 'Days until it expires',
  })
  @IsNumber({}, { message: 'Days must be a number' })
  readonly days!: number;
}
