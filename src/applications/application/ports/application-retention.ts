import type { Due } from '#shared/application/background/retention.js';
import type { Retention } from '../../domain/retention.js';

/** Why an application is no longer kept: it was rejected, or its listing ended. */
export type RetentionRule = 'rejected' | 'ended';

/** How long companies keep applications. Due is what is older than its company, or the site, allows. */
export abstract class ApplicationRetention {
  /** What a company chose. */
  abstract find(companyId: number): Promise<Retention>;

  abstract choose(companyId: number, chosen: Retention): Promise<void>;

  /**
   * Of the next `limit` applications after an id to which a rule applies, deletes those that are due, with everything
   * that belongs to them. Returns the last one that was looked at, null after all.
   */
  abstract deleteDue(
    rule: RetentionRule,
    after: number,
    limit: number,
  ): Promise<{ readonly deleted: number; readonly last: number | null }>;

  /** What `deleteDue` would delete. */
  abstract due(rule: RetentionRule, after: number, limit: number): Promise<Due & { readonly last: number | null }>;
}
