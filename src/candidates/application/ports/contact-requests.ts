import type { Due } from '#shared/application/background/retention.js';
import type { ContactRequest, RequestState } from '../../domain/contact-request.js';

export type NewContactRequest = Omit<ContactRequest, 'id' | 'state' | 'conversationId' | 'authorId'> & {
  readonly authorId: number;
};

/** Stores what companies asked job seekers. */
export abstract class ContactRequests {
  abstract add(request: NewContactRequest): Promise<number>;

  /** Whether a company has asked somebody since a time. */
  abstract hasAsked(employerId: number, jobSeekerId: number, since: Date): Promise<boolean>;

  /** Locks a request until the transaction ends. */
  abstract lock(id: number): Promise<ContactRequest | undefined>;

  abstract answer(
    id: number,
    answer: { readonly state: RequestState; readonly at: Date; readonly conversationId?: number },
  ): Promise<void>;

  /** Ends everything that waits for an answer of somebody as far as companies know, and forgets what it said. */
  abstract endPendingOf(jobSeekerId: number, now: Date): Promise<void>;

  /** Deletes up to `limit` requests asked before a time; returns the number deleted. */
  abstract deleteBefore(time: Date, limit: number): Promise<number>;

  abstract dueBefore(time: Date): Promise<Due>;
}
