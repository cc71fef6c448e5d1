import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCases } from '#shared/application/use-case.js';
import { spokenUpTo, type Shown } from '../domain/candidate.js';
import { CandidateQueries } from './ports/candidate-queries.js';
import { Candidates } from './ports/candidates.js';
import { ContactRequests } from './ports/contact-requests.js';
import { CandidatePlaces, CandidateTerms } from './ports/vocabulary.js';

type Own = { readonly userId: number };

/** Whether verified companies may find a job seeker. */
@UseCases()
export class Findability {
  constructor(
    private readonly candidates: Candidates,
    private readonly requests: ContactRequests,
    private readonly queries: CandidateQueries,
    private readonly terms: CandidateTerms,
    private readonly places: CandidatePlaces,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** From now on, or with other things shown. */
  async switchOn({ userId, shown }: Own & { readonly shown: Shown }): Promise<void> {
    await this.unitOfWork.run(() => this.index(userId, shown));
  }

  /** At once: nobody finds the person, looks are forgotten, and requests end. */
  async switchOff({ userId }: Own): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.candidates.remove(userId);
      await this.requests.endPendingOf(userId, this.clock.now());
    });
  }

  /** After the profile or the words of the search have changed. */
  async refresh({ userId }: Own): Promise<void> {
    await this.unitOfWork.run(async () => {
      const shown = await this.candidates.lockShown(userId);
      if (shown) await this.index(userId, shown);
    });
  }

  private async index(userId: number, shown: Shown): Promise<void> {
    const profile = await this.queries.profile(userId);
    if (!profile) return;
    const { location, languages, experience, availableFrom } = profile;
    await this.candidates.put(
      {
        userId,
        shown,
        terms: this.terms.of(profile, shown),
        madeWith: this.terms.fingerprint,
        languages: languages.flatMap((one) => spokenUpTo(this.terms.language(one.language), one.proficiency)),
        experience,
        availableFrom,
        // What is not shown is not searched: distances from several places would tell it.
        at: shown.place && location ? await this.places.findUnambiguous(location) : undefined,
      },
      this.clock.now(),
    );
  }
}
