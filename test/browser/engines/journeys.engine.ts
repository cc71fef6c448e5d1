import { mkdir, writeFile } from 'node:fs/promises';
import { expect, type APIRequestContext } from '@playwright/test';
import { aWrittenPdf } from '../../support/files/documents.js';
import { approveJobs, openListing, postJob, registerUser, unique } from '../support/actions.js';
import { test } from './engine-test.js';
import { signIn } from './sign-in.js';
import type { Visitor } from './visitor.js';

const DESCRIPTION =
  'You look after a small lighthouse that takes guests: breakfast on the gallery, boats at the jetty, and the light itself.';

const FRAUD =
  'Selected candidates must pay a refundable visa processing fee of $250 before joining the vessel, and send the receipt.';

/** Pictures of the page at the width of a phone and of a desktop. */
async function picture(visitor: Visitor, name: string): Promise<void> {
  const folder = process.env['ENGINE_PICTURES'];
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  for (const width of [375, 1280]) {
    await visitor.resize(width, 812);
    await writeFile(`${folder}/${test.info().project.name}-${name}-${width}.png`, await visitor.picture());
  }
}

test('a visitor searches, opens a job, signs up to apply, and applies', async ({ newVisitor }) => {
  const title = unique('Lighthouse Host');
  const job = await openListing(title);
  const visitor = await newVisitor();
  await visitor.open('/');
  await picture(visitor, 'landing');
  await visitor.open(`/job-seeker/search?keywords=${encodeURIComponent(title)}`);
  await visitor.see('1 job found');
  await picture(visitor, 'search');
  await visitor.press('link', title);
  await expect.poll(() => visitor.path()).toBe(`/jobs/${job}`);
  await picture(visitor, 'job');
  await visitor.press('button', 'Sign in to Apply');
  await expect.poll(() => visitor.path()).toContain('/auth?');
  await visitor.press('tab', 'Register');
  const username = unique('user').replace(' ', '_');
  await visitor.fill('Full name', 'Liv Walker');
  await visitor.fill('Email', `${username}@wayfare.test`);
  await visitor.fill('Username', username);
  await visitor.fill('Password', 'a long secret');
  await visitor.fill('Confirm password', 'a long secret');
  await picture(visitor, 'register');
  await visitor.press('button', 'Create Account');
  await expect.poll(() => visitor.path()).toBe(`/jobs/${job}`);
  await visitor.press('link', 'Apply Now');
  await visitor.press('button', 'Submit Application');
  await visitor.see('Application Submitted');
  await expect.poll(() => visitor.path()).toContain('/job-seeker/dashboard');
  await visitor.see(title);
  await picture(visitor, 'seeker-dashboard');
});

test('a visitor searches from the landing page, narrows the results and widens them again', async ({ newVisitor }) => {
  const word = unique('Lantern').replace(' ', '');
  await openListing(`${word} Keeper`);
  const visitor = await newVisitor();
  await visitor.open('/');
  await visitor.fill('Job title, keywords, or company', word);
  await visitor.press('button', 'Search');
  await expect.poll(() => visitor.path()).toBe(`/job-seeker/search?keywords=${word}`);
  await visitor.see('1 job found');
  await visitor.open(`/job-seeker/search?keywords=${word}&category=cruise`);
  await visitor.see('No jobs found');
  await visitor.press('button', 'Remove filter Cruise lines');
  await visitor.see('1 job found');
  await expect.poll(() => visitor.path()).toBe(`/job-seeker/search?keywords=${word}`);
});

test('an employer reads a resume and shortlists the applicant', async ({ newVisitor, request, playwright }) => {
  const { employer, application } = await applicationWithResume(
    request,
    await playwright.request.newContext({ baseURL: process.env['WAYFARE_URL'] ?? '' }),
  );
  const visitor = await newVisitor();
  await signIn(visitor, employer);
  await visitor.open(`/employer/application/${application}`);
  await visitor.see('View Resume');
  await expect.poll(() => visitor.evaluate<number>('document.querySelectorAll("canvas").length')).toBeGreaterThan(0);
  // The text of the page is there to be selected.
  await expect
    .poll(() => visitor.evaluate<string>('document.querySelector(".textLayer")?.textContent ?? ""'))
    .toContain('Liv Walker, lighthouse keeper');
  await picture(visitor, 'application');
  await visitor.choose('Application status', 'Shortlisted');
  await visitor.see('Status updated');
});

test('an employer moves an applicant on the board and undoes it', async ({ newVisitor, request, playwright }) => {
  const { employer, seekerName, application } = await applicationWithResume(
    request,
    await playwright.request.newContext({ baseURL: process.env['WAYFARE_URL'] ?? '' }),
  );
  const visitor = await newVisitor();
  await signIn(visitor, employer);
  await visitor.open('/employer/applications?view=board');
  await visitor.press('button', `Move ${seekerName} to…`);
  await visitor.press('menuitem', 'Shortlisted');
  await visitor.press('button', 'Undo');
  await visitor.see('No emails are sent about it.');
  await picture(visitor, 'board');
  const read = await request.get(`/api/applications/${application}`);
  expect(await read.json()).toMatchObject({ status: 'pending' });
});

test('an employer posts a listing', async ({ newVisitor }) => {
  const visitor = await newVisitor();
  await signIn(visitor, 'grandhotel', 'wayfare-demo');
  await picture(visitor, 'employer-dashboard');
  await visitor.open('/employer/post-job');
  const title = unique('Harbor Pilot');
  await visitor.fill('Job title', title);
  await visitor.fill('Location', 'Skagen, Denmark');
  await visitor.choose('Job type', 'Seasonal');
  await visitor.choose('Category', 'Hotels & resorts');
  await visitor.fill('Salary', '$2,400 a month');
  await visitor.fill('Description', DESCRIPTION);
  await picture(visitor, 'post-job');
  await visitor.press('button', 'Post Job');
  await visitor.see('Job posted successfully');
});

test('a message arrives while the other person reads', async ({ newVisitor, request, playwright }) => {
  const seekerRequests = await playwright.request.newContext({ baseURL: process.env['WAYFARE_URL'] ?? '' });
  const { employer, seeker, application } = await applicationWithResume(request, seekerRequests);
  const asked = await newVisitor();
  await signIn(asked, employer);
  await asked.open(`/employer/application/${application}`);
  await asked.press('button', 'Message Applicant');
  await expect.poll(() => asked.path()).toContain('/messages?conversationId=');
  const conversation = await asked.path();
  const answering = await newVisitor();
  await signIn(answering, seeker);
  await answering.open(conversation);
  const question = unique('Would you have time on Thursday?');
  await asked.fill('Message', question);
  await asked.press('button', 'Send message');
  await answering.see(question);
  await picture(answering, 'messages');
});

test('an admin reviews the queue with the keyboard, and ends the work of a fraud', async ({ newVisitor, request }) => {
  const [fee, agency, honest] = [unique('Deck Cadet'), unique('Galley Cadet'), unique('Deck Steward')];
  // Unlike the text of any other listing, which would be a hint.
  const duties = `You look after ${Array.from({ length: 12 }, () => unique('cabin')).join(', ')}.`;
  await registerUser({ request }, 'employer', 'Beacon Stays');
  await postJob(request, honest, { company: 'Beacon Stays', description: duties });
  await registerUser({ request }, 'employer', 'Golden Gate Cruises');
  for (const title of [fee, agency]) await postJob(request, title, { description: FRAUD });
  const visitor = await newVisitor();
  const dialogs = () => visitor.evaluate<number>('document.querySelectorAll("[role=dialog]").length');
  const explain = async () => {
    await expect.poll(() => visitor.evaluate('document.activeElement.getAttribute("role")')).toBe('combobox');
    await visitor.key('ArrowDown');
    await visitor.key('Enter');
    await visitor.fill('Explanation for the employer', 'Nobody has to pay before they work.');
  };
  await signIn(visitor, 'admin', 'wayfare-demo');
  await visitor.see(fee);
  await visitor.see('Fees');
  await picture(visitor, 'queue');

  await visitor.focus('button', `Review ${fee}`);
  await visitor.key('Enter');
  await visitor.see('Check before you decide');
  await picture(visitor, 'review');
  // Under a warning, A only leads to the button, and nothing is approved.
  await visitor.key('a');
  await expect.poll(() => visitor.evaluate('document.activeElement.textContent')).toBe('Approve');
  await visitor.key('r');
  await explain();
  await visitor.press('button', 'Reject Listing');
  await visitor.see('Job rejected');
  // The next listing is there by itself.
  await expect
    .poll(() => visitor.evaluate<string>('document.querySelector("[role=dialog]")?.textContent ?? ""'))
    .not.toContain(fee);
  expect(await dialogs()).toBe(1);
  await visitor.key('Escape');
  await expect.poll(dialogs).toBe(0);

  await visitor.focus('button', `Review ${honest}`);
  await visitor.key('Enter');
  await visitor.see(duties);
  // The hints are there, and there are none.
  await expect
    .poll(() => visitor.evaluate('document.querySelectorAll("[aria-keyshortcuts=A]:not([data-warned])").length'))
    .toBe(1);
  await visitor.key('a');
  await visitor.see(`“${honest}” is now live.`);
  await expect
    .poll(() => visitor.evaluate<string>('document.querySelector("[role=dialog]")?.textContent ?? ""'))
    .not.toContain(honest);
  await visitor.key('Escape');
  await expect.poll(dialogs).toBe(0);

  await visitor.focus('button', `Review ${agency}`);
  await visitor.key('Enter');
  await visitor.press('button', 'Suspend and Reject All…');
  await explain();
  await visitor.press('button', 'Suspend and Reject All');
  await visitor.see('Account suspended');
  await expect
    .poll(() =>
      visitor.evaluate<string[]>('[...document.querySelectorAll("[data-queue-row]")].map((row) => row.ariaLabel)'),
    )
    .not.toContain(`Review ${agency}`);
});

/** An application with a PDF as the resume; returns the names of both. */
async function applicationWithResume(employer: APIRequestContext, seeker: APIRequestContext) {
  await registerUser({ request: employer }, 'employer', 'Beacon Stays');
  const jobId = await postJob(employer, unique('Harbor Pilot'));
  await approveJobs(jobId);
  const seekerName = await registerUser({ request: seeker }, 'job_seeker');
  const resume = {
    name: 'Resume.pdf',
    mimeType: 'application/pdf',
    buffer: aWrittenPdf('Liv Walker, lighthouse keeper'),
  };
  expect((await seeker.post('/api/profile/job-seeker/resume', { multipart: { resume } })).status()).toBe(201);
  const response = await seeker.post('/api/applications', { data: { jobId } });
  expect(response.status(), 'applying').toBe(201);
  const name = async (requests: APIRequestContext) =>
    ((await (await requests.get('/api/user')).json()) as { username: string }).username;
  const { id } = (await response.json()) as { id: number };
  return { employer: await name(employer), seeker: await name(seeker), seekerName, application: id };
}
