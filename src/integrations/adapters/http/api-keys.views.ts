import { ApiProperty } from '@nestjs/swagger';
import { Integer, NullableTime } from '#platform/http/api/fields.js';
import { KEY_SCOPES, type KeyScope } from '#shared/application/api-callers.js';

/** An API key in its employer's list. */
export class ApiKeyBody {
  @Integer() readonly id!: number;
  @ApiProperty() readonly name!: string;
  @ApiProperty({ enum: KEY_SCOPES, enumName: 'KeyScope' }) readonly scope!: KeyScope;
  @ApiProperty({ description: 'The beginning of the key', example: 'wayfare_x7Kf' }) readonly hint!: string;
  @ApiProperty() readonly createdAt!: Date;
  @ApiProperty() readonly expiresAt!: Date;
  @NullableTime('To the minute') readonly lastUsedAt!: Date | null;
}

export class NewApiKeyBody extends ApiKeyBody {
  @ApiProperty({ description: 'The key itself, shown only once' }) readonly secret!: string;
}
