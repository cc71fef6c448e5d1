import type { Answer, ApiClient } from '../server/api-client.js';
import type { AttachmentAnswer } from '../files/upload.js';
import { openListing } from './open-listing.js';

/** A message as the API returns it. */
export type MessageAnswer = {
  readonly id: number;
  readonly conversationId: number;
  readonly senderId: number;
  readonly content: string;
  readonly status: string;
  readonly clientId: string | null;
  readonly attachments: readonly (AttachmentAnswer & { readonly url: string })[];
};

/** A thread entry as the API returns it. */
export type EntryAnswer = {
  readonly message: MessageAnswer;
  readonly sender: { id: number; fullName: string; avatar: string | null };
};

/** A job seeker applies to a new listing, and the employer starts a conversation about it. */
export async function conversationAboutJob(
  employer: ApiClient,
  seeker: ApiClient,
  admin: ApiClient,
  { coverLetter }: { readonly coverLetter?: string } = {},
): Promise<{ id: number; jobId: number; applicationId: number }> {
  const jobId = await openListing(employer, admin);
  const application = await seeker.post<{ id: number }>('/api/applications', { jobId, coverLetter });
  const conversation = await employer.post<{ id: number }>('/api/conversations', {
    participantId: seeker.user.id,
    jobId,
  });
  if (conversation.status !== 201) throw new Error(`Starting a conversation returned ${conversation.status}`);
  return { id: conversation.body.id, jobId, applicationId: application.body.id };
}

/** Sends a message, with files that were uploaded, and returns it. */
export async function write(
  client: ApiClient,
  conversationId: number,
  content: string,
  files: readonly AttachmentAnswer[] = [],
): Promise<MessageAnswer> {
  const { status, body } = await client.post<EntryAnswer>(`/api/conversations/${conversationId}/messages`, {
    content,
    attachments: files.map(({ key }) => key),
  });
  if (status !== 201) throw new Error(`Sending returned ${status}: ${JSON.stringify(body)}`);
  return body.message;
}

/** The newest page of a thread; reading it delivers the reader's messages. */
export async function threadOf(client: ApiClient, conversationId: number): Promise<EntryAnswer[]> {
  return (await client.get<EntryAnswer[]>(`/api/conversations/${conversationId}/messages`)).body;
}

/** Reports that a message was delivered or read. */
export function confirm(client: ApiClient, messageId: number, status: string): Promise<Answer<MessageAnswer>> {
  return client.put<MessageAnswer>(`/api/messages/${messageId}/status`, { status });
}

/** The count on the badge in the header. */
export async function unreadOf(client: ApiClient): Promise<number> {
  return (await client.get<{ unreadCount: number }>('/api/conversations/unread')).body.unreadCount;
}
