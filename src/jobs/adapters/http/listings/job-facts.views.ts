import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  HOUSING,
  LANGUAGE_LEVELS,
  SHIFTS,
  type Housing,
  type JobFacts,
  type LanguageLevel,
  type Shift,
} from '#jobs/domain/job-facts.js';

const DAY = { type: String, format: 'date' } as const;

export class JobLanguageBody {
  @ApiProperty({ description: 'ISO 639-1', example: 'pt' }) readonly code!: string;
  @ApiProperty({ enum: LANGUAGE_LEVELS, enumName: 'LanguageLevel', nullable: true })
  readonly level!: LanguageLevel | null;
  @ApiProperty({ description: 'False for a language that is only a plus' }) readonly isRequired!: boolean;
}

/** Structured facts about a job; an absent fact is unknown. */
export class JobFactsBody implements JobFacts {
  @ApiPropertyOptional({ ...DAY, description: 'First day of the season' }) readonly startsOn?: string;
  @ApiPropertyOptional({ ...DAY, description: 'Last day of the season' }) readonly endsOn?: string;
  @ApiPropertyOptional({ enum: HOUSING, enumName: 'Housing' }) readonly housing?: Housing;
  @ApiPropertyOptional({ type: 'integer', description: 'Per month, in the currency of the pay' })
  readonly housingCost?: number;
  @ApiPropertyOptional() readonly sharedHousing?: boolean;
  @ApiPropertyOptional() readonly couples?: boolean;
  @ApiPropertyOptional() readonly pets?: boolean;
  @ApiPropertyOptional() readonly meals?: boolean;
  @ApiPropertyOptional() readonly visaSponsorship?: boolean;
  @ApiPropertyOptional() readonly relocationHelp?: boolean;
  @ApiPropertyOptional() readonly tips?: boolean;
  @ApiPropertyOptional() readonly uniform?: boolean;
  @ApiPropertyOptional() readonly training?: boolean;
  @ApiPropertyOptional({ type: [JobLanguageBody] }) readonly languages?: readonly JobLanguageBody[];
  @ApiPropertyOptional({ enum: SHIFTS, enumName: 'Shift', isArray: true }) readonly shifts?: readonly Shift[];
  @ApiPropertyOptional({ type: 'integer' }) readonly hoursPerWeek?: number;
  @ApiPropertyOptional({ type: 'integer', description: 'Length of a contract on a ship' })
  readonly contractMonths?: number;
  @ApiPropertyOptional({ description: 'Where to join the ship' }) readonly joiningPort?: string;
  @ApiPropertyOptional({ type: [String] }) readonly certificates?: readonly string[];
  @ApiPropertyOptional({ type: [String], description: 'Countries where remote workers may live, ISO 3166-1 alpha-2' })
  readonly hiresIn?: readonly string[];
}
