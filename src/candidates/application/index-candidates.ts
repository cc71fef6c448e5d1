import { ScheduledTask } from '#shared/application/background/scheduled-task.js';
import { UseCase } from '#shared/application/use-case.js';
import { Findability } from './findability.js';
import { Candidates } from './ports/candidates.js';
import { CandidateTerms } from './ports/vocabulary.js';

const BATCH = 200;

/** Indexes people again after the words of the search have changed. */
@UseCase()
export class IndexCandidates {
  constructor(
    private readonly candidates: Candidates,
    private readonly terms: CandidateTerms,
    private readonly findability: Findability,
  ) {}

  @ScheduledTask('index-candidates', '22 1 * * *')
  async execute(): Promise<void> {
    for (let after = 0; ;) {
      const outdated = await this.candidates.outdated(this.terms.fingerprint, after, BATCH);
      const last = outdated.at(-1);
      if (last === undefined) return;
      for (const userId of outdated) await this.findability.refresh({ userId });
      after = last;
    }
  }
}
