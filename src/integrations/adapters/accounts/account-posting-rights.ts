import { Inject, Injectable } from '@nestjs/common';
import { Parties } from '#identity';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { ApiKeys } from '../../application/ports/api-keys.js';
import type { PostingRights } from '../../application/ports/posting-rights.js';

/** Reads the account and the key anew, in the transaction that posts. */
@Injectable()
export class AccountPostingRights implements PostingRights {
  constructor(
    private readonly parties: Parties,
    private readonly keys: ApiKeys,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async problem(employerId: number, apiKeyId: number | null): Promise<string | undefined> {
    const account = await this.parties.find(employerId);
    if (account?.role !== 'employer') return "The account is no longer an employer's.";
    if (account.isSuspended) return 'The account was suspended.';
    if (this.settings.requireVerifiedEmail && !account.isEmailVerified) {
      return 'The email address of the account is not verified.';
    }
    const wasRevoked = apiKeyId !== null && !(await this.keys.has(employerId, apiKeyId));
    return wasRevoked ? 'The API key that sent the feed was revoked.' : undefined;
  }
}
