import type { Answer, ApiClient } from '../server/api-client.js';

const ADDRESSES = {
  avatar: '/api/profile/job-seeker/avatar',
  resume: '/api/profile/job-seeker/resume',
  logo: '/api/profile/employer/logo',
} as const;

export type UploadKind = keyof typeof ADDRESSES;

/** Sends a file as a browser does. */
export function upload<T = { message: string }>(
  client: ApiClient,
  kind: UploadKind,
  name: string,
  content: Uint8Array | string,
  field: string = kind,
): Promise<Answer<T>> {
  return client.post<T>(ADDRESSES[kind], formOf(field, name, content));
}

/** An uploaded attachment as the API returns it. */
export type AttachmentAnswer = {
  readonly key: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: number;
};

/** Uploads a file to send with a message. */
export function attach(
  client: ApiClient,
  conversationId: number,
  name: string,
  content: Uint8Array | string,
): Promise<Answer<AttachmentAnswer>> {
  return client.post(`/api/conversations/${conversationId}/attachments`, formOf('attachment', name, content));
}

/** A form with one file, as a browser sends it. */
export function formOf(field: string, name: string, content: Uint8Array | string): FormData {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(Buffer.from(content))], name));
  return form;
}
