import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsString } from 'class-validator';
import { OneOf } from '#platform/http/api/validation/choice-inputs.js';
import { OptionalText, RequiredText } from '#platform/http/api/validation/inputs.js';
import { FREQUENCIES, type Frequency } from '../../domain/alert-time.js';
import { LIMITS } from '../../domain/saved-search.js';

/** PUT /saved-searches/{id} */
export class SavedSearchRequest {
  @OptionalText({ ...LIMITS.name, example: 'Bar work in Lisbon' })
  readonly name?: string | null;

  @ApiProperty({
    type: String,
    maxLength: LIMITS.search.max,
    description: 'The query string of the search page; empty for all jobs. Unknown parameters are dropped',
    example: 'keywords=bartender&location=Lisbon',
  })
  @IsString({ message: 'Search must be text' })
  readonly search!: string;

  @OneOf(FREQUENCIES, { enumName: 'AlertFrequency' })
  readonly frequency!: Frequency;
}

/** POST /saved-searches */
export class SaveSearchRequest extends SavedSearchRequest {
  @OptionalText({
    label: 'Time zone',
    example: 'Europe/Lisbon',
    description: 'IANA name, used for alerts until a schedule is set',
  })
  readonly timeZone?: string | null;
}

/** GET and PUT /saved-searches/schedule */
export class AlertScheduleBody {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 23, description: 'The hour of daily and weekly alerts' })
  @IsInt({ message: 'Hour must be from 0 to 23' })
  readonly hour!: number;

  @RequiredText({ label: 'Time zone', max: 64, example: 'Europe/Lisbon' })
  readonly timeZone!: string;
}
