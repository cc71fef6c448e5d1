import type { Page, PageRequest } from '#shared/application/page.js';
import type { PoolConsentBody, PoolPersonBody, PoolPersonOutlineBody, PoolTagBody } from '../pool.view.js';

export type PoolFilter = PageRequest & {
  /** Part of a name, headline or place. */
  readonly search?: string;
  readonly tag?: string;
};

/** A consent, and who gave it to whom. */
export type EndingConsent = {
  readonly id: number;
  readonly jobSeekerId: number;
  readonly company: string;
  readonly expiresAt: Date;
};

/** Reads about the people whom companies keep in mind. Nobody is shown once the consent has ended. */
export abstract class PoolQueries {
  /** Those who agreed last come first. */
  abstract people(employerId: number, filter: PoolFilter, now: Date): Promise<Page<PoolPersonOutlineBody>>;

  abstract person(employerId: number, id: number, now: Date): Promise<PoolPersonBody | undefined>;

  /** The tags of the company, the most frequent first; at most 200. */
  abstract tags(employerId: number, now: Date): Promise<readonly PoolTagBody[]>;

  /** The companies that keep somebody in mind; at most 200. */
  abstract consents(jobSeekerId: number, now: Date): Promise<readonly PoolConsentBody[]>;

  /** A batch of consents that end within a time, by id. */
  abstract ending(
    within: { readonly from: Date; readonly to: Date },
    afterId: number,
  ): Promise<readonly EndingConsent[]>;

  /** A consent that has not ended. */
  abstract consent(id: number, now: Date): Promise<EndingConsent | undefined>;

  abstract isKept(employerId: number, jobSeekerId: number, now: Date): Promise<boolean>;
}
