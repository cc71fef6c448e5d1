import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsArray, IsBoolean, IsNumber, IsObject, IsOptional, IsString, ValidateNested } from 'class-validator';
import { OptionalText, RequiredText } from '../../../../shared/adapters/http/api/inputs.js';
import { FACT_LIMITS, HOUSING, LANGUAGE_LEVELS, SHIFTS } from '../../../domain/job-facts.js';

function OptionalBoolean(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: Boolean, nullable: true }),
    IsOptional(),
    IsBoolean({ message: '$property must be true or false' }),
  );
}

function OptionalNumber(maximum: number): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: 'integer', nullable: true, minimum: 1, maximum }),
    IsOptional(),
    IsNumber({}, { message: '$property must be a number' }),
  );
}

export class JobLanguageInput {
  @RequiredText({ label: 'Language', example: 'pt' })
  readonly code!: string;

  @ApiPropertyOptional({ enum: LANGUAGE_LEVELS, enumName: 'LanguageLevel', nullable: true })
  @IsOptional()
  @IsString({ message: 'Level must be text' })
  readonly level?: string | null;

  @ApiProperty({
    type: Boolean,
    required: false,
    nullable: true,
    default: true,
    description: 'False for a language that is only a plus',
  })
  @IsOptional()
  @IsBoolean({ message: 'isRequired must be true or false' })
  readonly isRequired?: boolean | null;
}

/** Facts of the job form: null or omitted means unknown. */
export class JobFactsInput {
  @OptionalText({ label: 'The first day of the season', example: '2030-05-01' })
  readonly startsOn?: string | null;

  @OptionalText({ label: 'The last day of the season', example: '2030-09-30' })
  readonly endsOn?: string | null;

  @ApiPropertyOptional({ enum: HOUSING, enumName: 'Housing', nullable: true })
  @IsOptional()
  @IsString({ message: `housing must be one of ${HOUSING.join(', ')}` })
  readonly housing?: string | null;

  @OptionalNumber(FACT_LIMITS.housingCost) readonly housingCost?: number | null;
  @OptionalBoolean() readonly sharedHousing?: boolean | null;
  @OptionalBoolean() readonly couples?: boolean | null;
  @OptionalBoolean() readonly pets?: boolean | null;
  @OptionalBoolean() readonly meals?: boolean | null;
  @OptionalBoolean() readonly visaSponsorship?: boolean | null;
  @OptionalBoolean() readonly relocationHelp?: boolean | null;
  @OptionalBoolean() readonly tips?: boolean | null;
  @OptionalBoolean() readonly uniform?: boolean | null;
  @OptionalBoolean() readonly training?: boolean | null;

  @ApiPropertyOptional({ type: [JobLanguageInput], nullable: true, maxItems: FACT_LIMITS.languages })
  @IsOptional()
  @IsArray({ message: 'languages must be a list' })
  @IsObject({ each: true, message: 'Each entry of languages must be an object' })
  @ValidateNested({ each: true })
  @Type(() => JobLanguageInput)
  readonly languages?: JobLanguageInput[] | null;

  @ApiPropertyOptional({ enum: SHIFTS, enumName: 'Shift', isArray: true, nullable: true })
  @IsOptional()
  @IsArray({ message: 'shifts must be a list' })
  @IsString({ each: true, message: 'shifts must be a list of texts' })
  readonly shifts?: string[] | null;

  @OptionalNumber(FACT_LIMITS.hoursPerWeek) readonly hoursPerWeek?: number | null;
  @OptionalNumber(FACT_LIMITS.contractMonths) readonly contractMonths?: number | null;
  @OptionalText(FACT_LIMITS.joiningPort) readonly joiningPort?: string | null;

  @ApiPropertyOptional({ type: [String], nullable: true, maxItems: FACT_LIMITS.certificates })
  @IsOptional()
  @IsArray({ message: 'certificates must be a list' })
  @IsString({ each: true, message: 'certificates must be a list of texts' })
  readonly certificates?: string[] | null;

  @ApiPropertyOptional({ type: [String], nullable: true, maxItems: FACT_LIMITS.countries, example: ['PT', 'ES'] })
  @IsOptional()
  @IsArray({ message: 'hiresIn must be a list' })
  @IsString({ each: true, message: 'hiresIn must be a list of texts' })
  readonly hiresIn?: string[] | null;
}
