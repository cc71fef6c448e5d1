import { conflict, notFound } from '#shared/domain/domain-error.js';
import { checked } from '#shared/domain/field-checks.js';
import { utc } from '#shared/domain/values/utc-day.js';

/** Days within which a request can be answered. */
export const ANSWER_DAYS = 14;

/** Days after a request in which the company cannot ask the same person again, and after which it is deleted. */
export const AGAIN_DAYS = 90;

export const REQUEST_TEXT = { label: 'Message', min: 1, max: 2000, layout: 'paragraphs' } as const;

/** `ended`: not answered in time, taken back, or the person can no longer be found. */
export const REQUEST_STATES = ['pending', 'accepted', 'declined', 'ended'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export type ContactRequest = {
  readonly id: number;
  readonly employerId: number;
  readonly jobSeekerId: number;
  readonly authorId: number | null;
  readonly jobId: number;
  readonly text: string;
  readonly state: RequestState;
  readonly askedAt: Date;
  readonly conversationId: number | null;
};

/** Also thrown for requests of others. */
export class ContactRequestNotFound extends notFound('contact_request_not_found', 'Request not found') {}

export class AskedBefore extends conflict(
  'asked_before',
  `Your company has asked this person within the last ${AGAIN_DAYS} days.`,
) {}

/** The request was answered, ran out or was taken back. */
export class RequestOver extends conflict('request_over', 'This request is over.') {}

export class RequestedListingClosed extends conflict('listing_closed', 'The company no longer fills this job.') {}

/** A company asks a job seeker to talk about a listing. */
export class ContactRequested {
  constructor(
    readonly requestId: number,
    readonly jobSeekerId: number,
    readonly authorId: number,
  ) {}
}

/** A job seeker accepted a request. */
export class ContactAccepted {
  constructor(
    readonly requestId: number,
    readonly employerId: number,
  ) {}
}

/** @throws InvalidFields */
export function checkRequestText(text: string | null | undefined): string {
  return checked((checks) => checks.required('text', text, REQUEST_TEXT));
}

/** Requests asked before this can no longer be answered. */
export function answerableSince(now: Date): Date {
  return utc(now).subtract(ANSWER_DAYS, 'day').toDate();
}

/** Requests asked before this no longer keep the company from asking. */
export function rememberedSince(now: Date): Date {
  return utc(now).subtract(AGAIN_DAYS, 'day').toDate();
}

/** @throws RequestOver unless the request can be answered */
export function requireAnswerable({ state, askedAt }: Pick<ContactRequest, 'state' | 'askedAt'>, now: Date): void {
  if (state !== 'pending' || askedAt <= answerableSince(now)) throw new RequestOver();
}
