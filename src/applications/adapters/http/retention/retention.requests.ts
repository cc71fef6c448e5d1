import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min, ValidateIf } from 'class-validator';
import { daysMessage, RETENTION_DAYS } from '../../../domain/retention.js';

/** PUT /company/retention */
export class RetentionRequest {
  @KeptDays('Null for as long as the site keeps them, which no company exceeds')
  readonly rejectedDays!: number | null;

  @KeptDays('Null for until the listing is deleted')
  readonly endedDays!: number | null;
}

function KeptDays(description: string): PropertyDecorator {
  const { shortest: minimum, longest: maximum } = RETENTION_DAYS;
  const message = daysMessage(minimum, maximum);
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum, maximum, nullable: true, description }),
    ValidateIf((_request: unknown, value: unknown) => value !== null),
    IsInt({ message }),
    Min(minimum, { message }),
    Max(maximum, { message }),
  );
}
