import { expect, type APIRequestContext } from '@playwright/test';
import { signInAs } from './sign-in.js';

/** What the screens are about, by the numbers that the demo data gave them. */
export interface DemoSubjects {
  openJob: number;
  closedJob: number;
  application: number;
  applicant: number;
}

/** Looks up what the screens are about, signed in as the employer of the demo data. */
export async function findDemoSubjects(requests: APIRequestContext): Promise<DemoSubjects> {
  await signInAs('employer', requests);
  const list = async <Item>(path: string): Promise<Item[]> => {
    const response = await requests.get(path);
    expect(response.status(), path).toBe(200);
    return (await response.json()) as Item[];
  };
  const jobs = await list<{ id: number; isOpen: boolean; isApproved: boolean }>('/api/employer/jobs');
  const applications = await list<{ id: number; jobId: number; jobSeekerId: number }>('/api/applications/employer');
  const openJobs = new Set(jobs.filter(({ isOpen }) => isOpen).map(({ id }) => id));
  const application = applications.find(({ jobId }) => openJobs.has(jobId));
  const closedJob = jobs.find(({ isOpen, isApproved }) => isApproved && !isOpen);
  if (!application || !closedJob)
    throw new Error('The demo data have no open job with applications, or no closed one.');
  return {
    openJob: application.jobId,
    closedJob: closedJob.id,
    application: application.id,
    applicant: application.jobSeekerId,
  };
}
