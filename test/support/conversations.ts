import type { ApiClient } from './api-client.js';
import { openListing } from './open-listing.js';

/** A message as the API answers it. */
export type MessageAnswer = {
  readonly id: number;
  readonly conversationId: number;
  readonly senderId: number;
  readonly content: string;
  readonly status: string;
  readonly clientId: string | null;
};

/** An entry of a thread as the API answers it. */
export type EntryAnswer = {
  readonly message: MessageAnswer;
  readonly sender: { id: number; fullName: string; avatar: string | null };
};

/** Lets a job seeker apply for a new listing and the employer begin a conversation about it. */
export async function conversationAboutJob(
  employer: ApiClient,
  seeker: ApiClient,
  admin: ApiClient,
): Promise<{ id: number; jobId: number; applicationId: number }> {
  const jobId = await openListing(employer, admin);
  const application = await seeker.post<{ id: number }>('/api/applications', { jobId });
  const conversation = await employer.post<{ id: number }>('/api/conversations', {
    participantId: seeker.user.id,
    jobId,
  });
  if (conversation.status !== 201) throw new Error(`Starting a conversation answered ${conversation.status}`);
  return { id: conversation.body.id, jobId, applicationId: application.body.id };
}

/** Sends a message and returns it. */
export async function write(client: ApiClient, conversationId: number, content: string): Promise<MessageAnswer> {
  const { status, body } = await client.post<EntryAnswer>(`/api/conversations/${conversationId}/messages`, { content });
  if (status !== 201) throw new Error(`Writing answered ${status}: ${JSON.stringify(body)}`);
  return body.message;
}
