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
  const form = new FormData();
  form.append(field, new File([new Uint8Array(Buffer.from(content))], name));
  return client.post<T>(ADDRESSES[kind], form);
}
