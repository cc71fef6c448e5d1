import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, IsOptional, ValidateNested } from 'class-validator';
import { UncheckedOneOf } from '#platform/http/api/validation/choice-inputs.js';
import { OptionalId, OptionalText, RequiredText } from '#platform/http/api/validation/inputs.js';
import { PAY_PERIODS } from '#jobs/domain/offer/salary-range.js';
import { WORKPLACE_LIMITS } from '#jobs/domain/workplaces/workplace.js';
import { JobFactsInput } from '../listings/job-facts.requests.js';

/** POST /company/workplaces and PUT /company/workplaces/{id}: the whole form; omitted fields are empty. */
export class WorkplaceRequest {
  @RequiredText({ ...WORKPLACE_LIMITS.name, example: 'Hotel Belvarra Lisbon' })
  readonly name!: string;

  @OptionalText({ ...WORKPLACE_LIMITS.reference, example: 'LIS', description: 'How imports and the API name it' })
  readonly reference?: string | null;

  @RequiredText({ ...WORKPLACE_LIMITS.location, example: 'Lisbon, Portugal' })
  readonly location!: string;

  @OptionalId(
    'placeId must be the number of a place',
    'The town, as an id from GET /places; if omitted, it is found by the location, and null is none',
  )
  readonly placeId?: number | null;

  @OptionalText(WORKPLACE_LIMITS.about)
  readonly about?: string | null;

  @OptionalText({
    label: 'Logo',
    description: 'Empty removes it; other values are ignored, because logos are uploaded',
  })
  readonly logo?: string | null;

  @ApiPropertyOptional({ type: JobFactsInput, nullable: true, description: 'What new listings begin with' })
  @IsOptional()
  @IsObject({ message: 'Facts must be an object' })
  @ValidateNested()
  @Type(() => JobFactsInput)
  readonly facts?: JobFactsInput | null;

  @UncheckedOneOf(PAY_PERIODS, { label: 'Pay period', enumName: 'PayPeriod', nullable: true, default: 'year' })
  readonly payPeriod?: string | null;

  @OptionalText({ label: 'Currency', example: 'EUR' })
  readonly currency?: string | null;
}
