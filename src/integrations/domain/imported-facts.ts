type Text = 'startsOn' | 'endsOn' | 'housing' | 'joiningPort' | 'writtenIn';
type Amount = 'housingCost' | 'hoursPerWeek' | 'contractMonths';
type List = 'shifts' | 'certificates' | 'hiresIn';
type Answer =
  | 'sharedHousing'
  | 'couples'
  | 'pets'
  | 'meals'
  | 'visaSponsorship'
  | 'relocationHelp'
  | 'tips'
  | 'uniform'
  | 'training';

type ImportedLanguage = {
  readonly code: string;
  readonly level: string | null;
  readonly isRequired: boolean;
};

/**
 * Facts of the job form; those missing from the feed are unknown. A value that is not known stays as it is, and the job
 * form rejects it.
 */
export type ImportedFacts = { readonly [Name in Text]?: string } & { readonly [Name in Amount]?: number } & {
  readonly [Name in List]?: readonly string[];
} & { readonly [Name in Answer]?: boolean | string } & { readonly languages?: readonly ImportedLanguage[] };
