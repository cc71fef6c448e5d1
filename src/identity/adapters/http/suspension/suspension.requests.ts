import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional, IsString } from 'class-validator';
import { REASON_RULE } from '../../../domain/suspension.js';

/** PUT /users/{id}/suspension */
export class SuspensionRequest {
  @ApiProperty({ description: 'False lifts the suspension' })
  @IsBoolean({ message: 'suspended must be true or false' })
  readonly suspended!: boolean;

  @ApiPropertyOptional({
    minLength: REASON_RULE.min,
    maxLength: REASON_RULE.max,
    description: 'Shown to the user; required for a suspension',
  })
  @IsOptional()
  @IsString({ message: 'Reason must be text' })
  readonly reason?: string;
}
