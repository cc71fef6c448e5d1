import { UncheckedOneOf } from '#platform/http/api/validation/choice-inputs.js';
import { OptionalFlag, OptionalNumber, OptionalText, RequiredText } from '#platform/http/api/validation/inputs.js';
import { OptionalEntries, OptionalTexts } from '#platform/http/api/validation/list-inputs.js';
import { FACT_LIMITS, HOUSING, LANGUAGE_LEVELS, SHIFTS } from '#jobs/domain/offer/job-facts.js';

function OptionalCount(maximum: number): PropertyDecorator {
  return OptionalNumber({ type: 'integer', minimum: 1, maximum });
}

export class JobLanguageInput {
  @RequiredText({ label: 'Language', example: 'pt' })
  readonly code!: string;

  @UncheckedOneOf(LANGUAGE_LEVELS, { enumName: 'LanguageLevel', nullable: true, message: 'Level must be text' })
  readonly level?: string | null;

  @OptionalFlag({ default: true, description: 'False for a language that is only a plus' })
  readonly isRequired?: boolean | null;
}

/** Facts of the job form: null or omitted means unknown. */
export class JobFactsInput {
  @OptionalText({ label: 'The first day of the season', example: '2030-05-01' })
  readonly startsOn?: string | null;

  @OptionalText({ label: 'The last day of the season', example: '2030-09-30' })
  readonly endsOn?: string | null;

  @UncheckedOneOf(HOUSING, { enumName: 'Housing', nullable: true })
  readonly housing?: string | null;

  @OptionalCount(FACT_LIMITS.housingCost) readonly housingCost?: number | null;
  @OptionalFlag() readonly sharedHousing?: boolean | null;
  @OptionalFlag() readonly couples?: boolean | null;
  @OptionalFlag() readonly pets?: boolean | null;
  @OptionalFlag() readonly meals?: boolean | null;
  @OptionalFlag() readonly visaSponsorship?: boolean | null;
  @OptionalFlag() readonly relocationHelp?: boolean | null;
  @OptionalFlag() readonly tips?: boolean | null;
  @OptionalFlag() readonly uniform?: boolean | null;
  @OptionalFlag() readonly training?: boolean | null;

  @OptionalEntries(JobLanguageInput, { maxItems: FACT_LIMITS.languages })
  readonly languages?: JobLanguageInput[] | null;

  @OptionalTexts({ enum: SHIFTS, enumName: 'Shift', isArray: true })
  readonly shifts?: string[] | null;

  @OptionalCount(FACT_LIMITS.hoursPerWeek) readonly hoursPerWeek?: number | null;
  @OptionalCount(FACT_LIMITS.contractMonths) readonly contractMonths?: number | null;
  @OptionalText(FACT_LIMITS.joiningPort) readonly joiningPort?: string | null;

  @OptionalTexts({ type: [String], maxItems: FACT_LIMITS.certificates })
  readonly certificates?: string[] | null;

  @OptionalTexts({ type: [String], maxItems: FACT_LIMITS.countries, example: ['PT', 'ES'] })
  readonly hiresIn?: string[] | null;

  @OptionalText({
    label: 'Language',
    description: 'Language of the listing, ISO 639-1; without it, the language is told from the text',
    example: 'de',
  })
  readonly writtenIn?: string | null;
}
