import { Inject, Injectable } from '@nestjs/common';
import { ProfileQueries } from '../../../profiles/index.js';
import { SETTINGS } from '../../../shared/adapters/config/config.module.js';
import type { Settings } from '../../../shared/adapters/config/settings.js';
import { RateLimiter } from '../../../shared/application/limits/rate-limiter.js';
import { PostingAllowance } from '../../application/ports/listing-publisher.js';

const DAY = 24 * 60 * 60;

/** Imported and manually posted listings share the daily limit, so that a feed cannot bypass it. */
@Injectable()
export class DailyAllowance implements PostingAllowance {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly profiles: ProfileQueries,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async take(employerId: number): Promise<boolean> {
    if ((await this.profiles.publicEmployer(employerId))?.isTrusted) return true;
    const allowance = { name: 'listingsPerDay', points: this.settings.limits.listingsPerDay, seconds: DAY };
    return (await this.limiter.consume(allowance, `user:${employerId}`)) === 0;
  }
}
