import type { Due } from '#shared/application/background/retention.js';

/** Somebody's agreement that a company keeps them in mind. */
export type Consent = {
  readonly employerId: number;
  readonly jobSeekerId: number;
  readonly text: string;
  readonly consentedAt: Date;
  readonly expiresAt: Date;
};

/** What is remembered of an application after its listing is gone. */
export type RememberedApplication = {
  readonly applicationId: number;
  readonly title: string;
  readonly appliedAt: Date;
  readonly status: string;
};

type Member = Pick<Consent, 'employerId' | 'jobSeekerId'>;

/** Stores the people whom companies keep in mind. */
export abstract class TalentPools {
  /** Adds somebody, or renews the consent. Tags and notes stay. */
  abstract keep(consent: Consent): Promise<void>;

  /** Prolongs a consent that has not ended. Returns whether there was one. */
  abstract renew(member: Member, now: Date, expiresAt: Date): Promise<boolean>;

  /** Removes somebody with everything about them. Returns whether there was somebody. */
  abstract withdraw(member: Member): Promise<boolean>;

  /** Locks a person of a company until the transaction ends; undefined if the company is not shown the person. */
  abstract lock(employerId: number, id: number, now: Date): Promise<{ readonly notes: number } | undefined>;

  abstract setTags(id: number, tags: readonly string[]): Promise<void>;

  abstract addNote(id: number, authorId: number, text: string, now: Date): Promise<void>;

  /** Returns whether the person had that note. */
  abstract removeNote(id: number, noteId: number): Promise<boolean>;

  abstract remove(id: number): Promise<void>;

  /** Remembers applications of somebody, if the company keeps them in mind. */
  abstract remember(member: Member, applications: readonly RememberedApplication[]): Promise<void>;

  /** Remembers another status. */
  abstract progress(applicationId: number, status: string): Promise<void>;

  abstract forget(applicationId: number): Promise<void>;

  /** Deletes up to `limit` people whose consent has ended; returns the number deleted. */
  abstract deleteExpired(now: Date, limit: number): Promise<number>;

  abstract expired(now: Date): Promise<Due>;
}
