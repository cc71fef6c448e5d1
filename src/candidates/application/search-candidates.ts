import { UseCase } from '#shared/application/use-case.js';
import { InvalidFields } from '#shared/domain/field-checks.js';
import { isUtcDay, type UtcDay } from '#shared/domain/values/utc-day.js';
import { CompanyNotVerified, spoken } from '../domain/candidate.js';
import type { FoundCandidatesBody } from './candidate.view.js';
import { CandidateQueries } from './ports/candidate-queries.js';
import { CandidatePlaces, CandidateTerms, RoleNames } from './ports/vocabulary.js';

type Search = {
  readonly employerId: number;
  readonly role: string;
  readonly near?: string;
  /** Around that place. */
  readonly kilometers: number;
  readonly language?: string;
  readonly level: string;
  readonly certificate?: string;
  readonly availableBy?: UtcDay;
  /** In years, at least. */
  readonly experience?: number;
  readonly page: number;
};

const NOBODY: FoundCandidatesBody = { people: [], found: 0, isCut: false };

/**
 * Finds people for a verified company.
 * @throws CompanyNotVerified; InvalidFields for an unknown place or day
 */
@UseCase()
export class SearchCandidates {
  constructor(
    private readonly queries: CandidateQueries,
    private readonly roles: RoleNames,
    private readonly terms: CandidateTerms,
    private readonly places: CandidatePlaces,
  ) {}

  async execute({ employerId, role, near, kilometers, page, ...search }: Search): Promise<FoundCandidatesBody> {
    if (!(await this.queries.isVerified(employerId))) throw new CompanyNotVerified();
    const { any, exact } = await this.roles.read(role);
    if (any === null) return NOBODY;
    const at = near ? await this.places.find(near) : undefined;
    if (near && !at) throw new InvalidFields([{ field: 'near', message: 'We don’t know this place.' }]);
    if (search.availableBy !== undefined && !isUtcDay(search.availableBy)) {
      throw new InvalidFields([{ field: 'availableBy', message: 'Please enter a day' }]);
    }
    const certificate = search.certificate ? this.terms.certificate(search.certificate) : null;
    const { language, level, experience, availableBy } = search;
    return this.queries.search(
      {
        any: certificate === null ? any : `(${any} & ${certificate})`,
        exact,
        ...(at && { near: { ...at, kilometers } }),
        languages: language ? [spoken(this.terms.language(language), level)] : [],
        experience,
        availableBy,
      },
      page,
    );
  }
}
