import type { RoleName } from '../roles/index.js';

/** Where people work for a company. */
export type Workplace = {
  /** As the listing names it. */
  readonly location: string;
  /** The same within a sentence, with its preposition: "at our inn in Bergen". */
  readonly at: string;
  /** What the place is like. */
  readonly setting: string;
  /** Wages compared with those of Western Europe. */
  readonly pay: number;
};

/** An employer with its company profile and what it is looking for. */
export type Company<Place extends string = string> = {
  readonly username: string;
  /** Who signs in for the company. */
  readonly contact: string;
  readonly companyName: string;
  readonly companyWebsite: string | null;
  readonly industry: string;
  readonly companySize: string | null;
  readonly location: string;
  readonly about: string | null;
  readonly founded: string | null;
  readonly workplaces: Readonly<Record<Place, Workplace>>;
  /** Sentences on how people work together here. */
  readonly culture: readonly string[];
  readonly benefits: readonly string[];
  /** What comes on top of the wage, as it is added to the salary text. */
  readonly onTop: string;
  /** Last words of a listing. */
  readonly closings: readonly string[];
  /** The jobs on offer and where. */
  readonly openings: readonly (readonly [role: RoleName, at: NoInfer<Place>])[];
};

/** Declares a company, so that the compiler knows its workplaces by name. */
export function company<const Place extends string>(declared: Company<Place>): Company {
  return declared;
}
