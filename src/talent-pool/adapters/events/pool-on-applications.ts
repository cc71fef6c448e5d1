import { Injectable } from '@nestjs/common';
import { ApplicationProgressed, ApplicationStatusChanged, ApplicationSubmitted } from '#applications';
import { Accounts } from '#identity';
import { Listings } from '#jobs';
import { On } from '#shared/application/event-bus.js';
import { Languages } from '#shared/application/languages.js';
import { KeepInMind } from '../../application/keep-in-mind.js';
import { TalentPools } from '../../application/ports/talent-pools.js';
import { CONSENT_TEXT } from '../../domain/pool.js';

/** Keeps what companies remember of applications, and takes the consent that comes with one. */
@Injectable()
export class PoolOnApplications {
  constructor(
    private readonly listings: Listings,
    private readonly accounts: Accounts,
    private readonly languages: Languages,
    private readonly keepInMind: KeepInMind,
    private readonly pools: TalentPools,
  ) {}

  @On(ApplicationSubmitted)
  async submitted({ jobId, jobSeekerId, keepsInMind }: ApplicationSubmitted): Promise<void> {
    const listing = await this.listings.find(jobId);
    if (!listing) return;
    const { employerId, companyName } = listing;
    const text = keepsInMind ? await this.consentTo(companyName, jobSeekerId) : undefined;
    await this.keepInMind.execute({ employerId, jobSeekerId, text });
  }

  private async consentTo(company: string, jobSeekerId: number): Promise<string> {
    const account = await this.accounts.find(jobSeekerId);
    return this.languages.words(account?.language).t(CONSENT_TEXT, { company });
  }

  @On(ApplicationStatusChanged)
  async changed({ applicationId, status }: ApplicationStatusChanged): Promise<void> {
    await this.pools.progress(applicationId, status);
  }

  @On(ApplicationProgressed)
  async progressed({ applicationId, step }: ApplicationProgressed): Promise<void> {
    if (step === 'withdrawn') await this.pools.forget(applicationId);
  }
}
