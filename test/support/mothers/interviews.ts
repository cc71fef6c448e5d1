import type { ApiClient } from '../server/api-client.js';

/** An interview as the API returns it. */
export type InterviewAnswer = {
  readonly id: number;
  readonly state: string;
  readonly slots: readonly { readonly startsAt: string; readonly isFree: boolean }[];
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly cancelledBy: string | null;
  readonly version: number;
  readonly message: string;
};

/** A full hour (UTC) on a day in the future. */
export function daysAhead(days: number, hour = 10): string {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;
}

/** The terms of an offer, by default with two times. */
export function someTerms(changes: object = {}): object {
  return {
    slots: [daysAhead(3), daysAhead(4)],
    minutes: 45,
    place: 'Main entrance',
    link: 'https://meet.example.com/1',
    note: 'Ring the bell; then wait, please.',
    timeZone: 'Europe/Lisbon',
    ...changes,
  };
}

/** Offers times and returns the interview. */
export async function offer(employer: ApiClient, application: number, changes: object = {}): Promise<InterviewAnswer> {
  const path = `/api/applications/${application}/interviews`;
  const { status, body } = await employer.post<InterviewAnswer>(path, someTerms(changes));
  if (status !== 201) throw new Error(`Offering returned ${status}: ${JSON.stringify(body)}`);
  return body;
}
