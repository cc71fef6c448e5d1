import type { FindabilityBody, ReceivedRequestBody, SentRequestBody } from '../candidate.view.js';
import type { RequestState } from '../../domain/contact-request.js';

/** A request, for its mails. */
export type AskedRequest = {
  readonly jobSeekerId: number;
  readonly company: string;
  readonly title: string;
  /** Of the person who was asked. */
  readonly name: string;
  readonly state: RequestState;
  /** Whether the public can read the listing: not after its company was suspended, or our team removed it. */
  readonly isPublished: boolean;
  readonly conversationId: number | null;
};

/** Reads about who may be found, and who was asked. */
export abstract class ContactQueries {
  /** Requests of a company, newest first; at most 200. */
  abstract sent(employerId: number, now: Date): Promise<readonly SentRequestBody[]>;

  /** Requests that somebody can answer, newest first; at most 200. */
  abstract received(jobSeekerId: number, now: Date): Promise<readonly ReceivedRequestBody[]>;

  abstract findability(userId: number, now: Date): Promise<FindabilityBody>;

  abstract find(requestId: number): Promise<AskedRequest | undefined>;
}
