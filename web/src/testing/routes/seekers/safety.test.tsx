import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { companiesOne, jobsPublicOne } from '@/api/generated/calls/jobs.gen';
import { messagesConfirm, messagesThread } from '@/api/generated/calls/messaging.gen';
import { firstOf, sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';
import { hrefOf } from '@/testing/controls.ts';

const ENTRY = firstOf(messagesThread);

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi().answer(messagesConfirm, ENTRY.message);
});
afterEach(() => closeApps(api));

const note = () => screen.queryByText('Never pay for a job');

it.each([
  ['Please send your passport.', true],
  ['See you on Monday.', false],
])('warns in a conversation with “%s”: %s', async (content, isWarned) => {
  api.answer(messagesThread, [{ ...ENTRY, message: { ...ENTRY.message, content } }]);
  await openApp(api, '/messages?conversationId=1', { as: 'job_seeker' });
  await screen.findAllByText(content);
  expect(note() !== null).toBe(isWarned);
});

it('begins with what decides, warns beside Apply and ends with the report', async () => {
  api.answer(jobsPublicOne, {
    ...sampleOf(jobsPublicOne),
    id: 7,
    isOpen: true,
    minSalary: 2_100,
    maxSalary: 2_100,
    currency: 'EUR',
    payPeriod: 'month',
    facts: { housing: 'free', meals: true },
    repliesWithinDays: 3,
  });
  await openApp(api, '/jobs/7');
  const text = (await screen.findByRole('article')).textContent;
  const order = [
    '€2,100',
    'Usually replies within 3 days',
    'Free housing',
    'Meals included',
    'Job Description',
    'Never pay for a job',
  ];
  expect(order.map((part) => text.indexOf(part))).toEqual(
    order.map((part) => text.indexOf(part)).toSorted((a, b) => a - b),
  );
  expect(text.indexOf('€2,100')).toBeGreaterThan(0);
  expect(text).not.toContain('€2,100 -');
  expect(hrefOf('Report this job')).toBe('/jobs/7/report');
  expect(text).not.toContain('Report this job');
});

it.each([
  [true, 1, 'Usually replies within a day'],
  [true, null, null],
  [false, 3, null],
] as const)('tells how soon a company replies to applications: open %s, days %s', async (isOpen, days, told) => {
  api.answer(jobsPublicOne, { ...sampleOf(jobsPublicOne), id: 7, isOpen, repliesWithinDays: days });
  await openApp(api, '/jobs/7');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/Usually replies/)?.textContent.trim() ?? null).toBe(told);
});

it.each([
  [3, 'Usually replies within 3 days'],
  [null, null],
])('tells it on the page of the company: days %s', async (days, told) => {
  api.answer(companiesOne, { ...sampleOf(companiesOne), repliesWithinDays: days });
  await openApp(api, '/companies/7-seaside');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/Usually replies/)?.textContent.trim() ?? null).toBe(told);
});
