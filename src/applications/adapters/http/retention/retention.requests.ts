import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min, ValidateIf } from 'class-validator';

const LONGEST = 36_500;
const NO_DAYS = 'Please enter whole days.';

const isGiven = (_request: unknown, value: unknown): boolean => value !== null;

/** PUT /company/retention */
export class RetentionRequest {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: LONGEST, nullable: true, description: 'Null: as the site does' })
  @ValidateIf(isGiven)
  @IsInt({ message: NO_DAYS })
  @Min(1, { message: NO_DAYS })
  @Max(LONGEST, { message: NO_DAYS })
  readonly rejectedDays!: number | null;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: LONGEST, nullable: true, description: 'Null: as the site does' })
  @ValidateIf(isGiven)
  @IsInt({ message: NO_DAYS })
  @Min(1, { message: NO_DAYS })
  @Max(LONGEST, { message: NO_DAYS })
  readonly endedDays!: number | null;
}
