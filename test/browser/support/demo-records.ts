import { expect, type APIRequestContext } from '@playwright/test';
import { signInAs } from './sign-in.js';

/** Ids of the demo records that the screens show. */
export interface DemoRecords {
  company: number;
  openJob: number;
  closedJob: number;
  application: number;
  applicant: number;
  conversation: number;
}

/** Looks up the demo records, signed in as the demo employer. */
export async function findDemoRecords(requests: APIRequestContext): Promise<DemoRecords> {
  await signInAs('employer', requests);
  const list = async <Item>(path: string): Promise<Item[]> => {
    const response = await requests.get(path);
    expect(response.status(), path).toBe(200);
    return (await response.json()) as Item[];
  };
  const jobs = await list<{ id: number; employerId: number; isOpen: boolean; isApproved: boolean }>(
    '/api/employer/jobs',
  );
  const applications = await list<{ id: number; jobId: number; jobSeekerId: number }>('/api/applications/employer');
  const [latest] = await list<{ conversation: { id: number } }>('/api/conversations');
  const openJobs = new Set(jobs.filter(({ isOpen }) => isOpen).map(({ id }) => id));
  const application = applications.find(({ jobId }) => openJobs.has(jobId));
  const closedJob = jobs.find(({ isOpen, isApproved }) => isApproved && !isOpen);
  if (!application || !closedJob || !latest) {
    throw new Error('The demo data has no application to an open job, no closed job or no conversation.');
  }
  return {
    company: closedJob.employerId,
    openJob: application.jobId,
    closedJob: closedJob.id,
    application: application.id,
    applicant: application.jobSeekerId,
    conversation: latest.conversation.id,
  };
}
