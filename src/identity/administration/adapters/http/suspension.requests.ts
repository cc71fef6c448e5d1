import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { Flag } from '#platform/http/api/validation/inputs.js';
import { REASON_RULE } from '../../domain/suspension.js';

/** PUT /users/{id}/suspension */
export class SuspensionRequest {
  @Flag('False lifts the suspension')
  readonly suspended!: boolean;

  @ApiPropertyOptional({
    minLength: REASON_RULE.min,
    maxLength: REASON_RULE.max,
    description: 'Why: shown to the user for a suspension, and only to admins when it is lifted',
  })
  @IsOptional()
  @IsString({ message: 'Reason must be text' })
  readonly reason?: string;
}
