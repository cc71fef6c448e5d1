import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCases } from '#shared/application/use-case.js';
import { consentEnd, PoolConsentNotFound } from '../domain/pool.js';
import { TalentPools } from './ports/talent-pools.js';

type OwnConsent = { readonly employerId: number; readonly jobSeekerId: number };

/**
 * What job seekers decide about a company that keeps them in mind.
 * @throws PoolConsentNotFound
 */
@UseCases()
export class OwnConsents {
  constructor(
    private readonly pools: TalentPools,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Agrees again, from now on. */
  async renew(own: OwnConsent): Promise<void> {
    const now = this.clock.now();
    const isRenewed = await this.unitOfWork.run(() => this.pools.renew(own, now, consentEnd(now)));
    if (!isRenewed) throw new PoolConsentNotFound();
  }

  /** The company forgets the person at once, with its tags and notes. */
  async withdraw(own: OwnConsent): Promise<void> {
    if (!(await this.unitOfWork.run(() => this.pools.withdraw(own)))) throw new PoolConsentNotFound();
  }
}
