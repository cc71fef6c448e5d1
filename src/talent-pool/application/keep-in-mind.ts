import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { consentEnd } from '../domain/pool.js';
import { EarlierApplications } from './ports/earlier-applications.js';
import { TalentPools } from './ports/talent-pools.js';

type KeepInMindCommand = {
  readonly employerId: number;
  readonly jobSeekerId: number;
  /** What the person agreed to; undefined without a new consent. */
  readonly text?: string | undefined;
};

/** Remembers what somebody has applied for, if the company keeps them in mind; with a consent, it does from now on. */
@UseCase()
export class KeepInMind {
  constructor(
    private readonly pools: TalentPools,
    private readonly earlier: EarlierApplications,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ text, ...member }: KeepInMindCommand): Promise<void> {
    const consentedAt = this.clock.now();
    await this.unitOfWork.run(async () => {
      if (text !== undefined) {
        const expiresAt = consentEnd(consentedAt);
        await this.pools.keep({ ...member, text, consentedAt, expiresAt });
      }
      await this.pools.remember(member, await this.earlier.of(member.employerId, member.jobSeekerId));
    });
  }
}
