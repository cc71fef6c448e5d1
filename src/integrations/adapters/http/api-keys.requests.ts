import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsNumber } from 'class-validator';
import { RequiredText } from '../../../shared/adapters/http/api/inputs.js';
import { KEY_SCOPES, type KeyScope } from '../../../shared/application/api-callers.js';
import { KEY_DAYS, KEY_NAME } from '../../domain/api-key.js';

/** POST /employer/api-keys */
export class CreateApiKeyRequest {
  @RequiredText(KEY_NAME)
  readonly name!: string;

  @ApiProperty({ enum: KEY_SCOPES, enumName: 'KeyScope', description: 'Read your listings, or read and write them' })
  @IsIn(KEY_SCOPES, { message: `Scope must be one of ${KEY_SCOPES.join(', ')}` })
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
