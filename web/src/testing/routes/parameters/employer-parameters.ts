import { screen, within } from '@testing-library/react';
import { applicationsOne } from '@/api/generated/calls/applications.gen';
import { assignmentsMembers, receivedApplicationsAll, receivedApplicationsSee } from '@/api/generated/calls/hiring.gen';
import { jobsOne } from '@/api/generated/calls/jobs.gen';
import { workplacesAll } from '@/api/generated/calls/companies.gen';
import { jobDraftsOne, jobListsOwn } from '@/api/generated/calls/listings.gen';
import { paymentsCheck } from '@/api/generated/calls/payments.gen';
import { firstOf, sampleOf } from '@/testing/api/stand-in-api.ts';
import { PEOPLE } from '@/testing/app.tsx';
import { choose, chosen, fill, fillDay, hrefOf, openedTab, openTab, typed } from '@/testing/controls.ts';
import { choice, clearing, inTurn, type Control, type SearchParameters } from './search-parameters.ts';

const JOB = { ...sampleOf(jobsOne), employerId: PEOPLE.employer.id };

const JOBS = [
  { id: 7, title: 'Bar Keeper', isApproved: true, isRejected: false, isArchived: false },
  { id: 8, title: 'Barista', isApproved: false, isRejected: false, isArchived: false },
  { id: 9, title: 'Bartender', isApproved: false, isRejected: true, isArchived: false },
  { id: 10, title: 'Night Auditor', isApproved: false, isRejected: false, isArchived: false },
  { id: 11, title: 'Bar Manager', isApproved: true, isRejected: false, isArchived: true },
].map((job) => ({ ...firstOf(jobListsOwn), workplaceId: 3, ...job }));

const HOTELS = [
  { ...firstOf(workplacesAll), id: 3, name: 'Hotel Bellevue' },
  { ...firstOf(workplacesAll), id: 4, name: 'Hotel Royal' },
];

const APPLICATIONS = [4, 5, 6].map((id) => ({ ...firstOf(receivedApplicationsAll), id }));

const filters = () => [
  typed('Search applications'),
  chosen('Job'),
  chosen('Hotel'),
  chosen('Must-haves'),
  chosen('Read'),
  chosen('Language'),
  chosen('Assigned to'),
  typed('Can start by'),
];

const jobsIn = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('link', { name: /^(Bar|Night)/ })
    .map(({ textContent }) => textContent);

const listedJobs = () => jobsIn(screen.getByRole('tabpanel', { name: 'Active Jobs' }));

const shownJobs = () => jobsIn(screen.getByRole('main'));

const COLLEAGUES = ['Ana Reis', 'Mei Tan'].map((fullName, index) => ({
  ...firstOf(assignmentsMembers),
  id: 7 + index,
  fullName,
}));

const CHOSEN =
  'jobId=7&status=reviewed&missesMustHave=true&unread=true&language=el&startsBy=2026-05-01&search=bar&sort=name&workplaceId=3&assignee=none';

const FILTER: Readonly<Record<string, string>> = Object.fromEntries(new URLSearchParams(CHOSEN));
const REQUESTED = { ...FILTER, limit: '20' };

/** Every control of the list of applications; nothing is left of the usual choice. */
const APPLICANT_CONTROLS: Control[] = [
  choice('Must-haves', 'Meets all must-haves', { missesMustHave: 'false' }),
  choice('Job', 'Barista', { jobId: '8' }),
  choice('Hotel', 'Hotel Royal', { workplaceId: '4' }),
  choice('Status', 'Pending', { status: 'pending' }),
  choice('Read', 'Opened', { unread: 'false' }),
  choice('Language', 'Speaks German', { language: 'de' }),
  choice('Assigned to', 'Mine', { assignee: 'me' }),
  choice('Assigned to', 'Mei Tan', { assignee: '8' }),
  clearing('Assigned to', 'Assigned to anyone', { assignee: '' }),
  choice('Order', 'Oldest first', { sort: 'oldest' }),
  clearing('Order', 'Newest first', { sort: '' }),
  clearing('Read', 'Read or not', { unread: '' }),
  clearing('Job', 'All jobs', { jobId: '' }),
  [
    () => fillDay('Can start by', 'Jun 2, 2026'),
    { startsBy: '2026-06-02' },
    () => typed('Can start by'),
    'Jun 2, 2026',
  ],
  [
    async () => fill('Search applications', ' lee '),
    { search: 'lee' },
    () => typed('Search applications')?.trim(),
    'lee',
  ],
];

export const EMPLOYER: SearchParameters[] = [
  {
    route: '/_antd/_employer/employer/applications',
    as: 'employer',
    server: (api) =>
      void api.answer(jobListsOwn, JOBS).answer(workplacesAll, HOTELS).answer(assignmentsMembers, COLLEAGUES),
    url: `/employer/applications?${CHOSEN}`,
    expected: {
      request: [receivedApplicationsAll, REQUESTED],
      shown: [
        filters,
        [
          'bar',
          'Bar Keeper',
          'Hotel Bellevue',
          'Misses a must-have',
          'Unread',
          'Speaks Greek',
          'Unassigned',
          'May 1, 2026',
        ],
      ],
    },
    change: inTurn('/employer/applications', FILTER, APPLICANT_CONTROLS, (parameters) => [
      receivedApplicationsAll,
      { ...parameters, limit: '20' },
    ]),
    invalid:
      '/employer/applications?assignee=my&jobId=1e3&workplaceId=none&status=nonsense&missesMustHave=maybe&unread=1&language=&startsBy=2026-13-01&search=&sort=best&view=nonsense',
    otherwise: {
      request: [receivedApplicationsAll, { limit: '20' }],
      shown: [
        filters,
        ['', 'All jobs', 'All hotels', 'Any answers', 'Read or not', 'Any language', 'Assigned to anyone', ''],
      ],
    },
  },
  {
    route: '/_antd/_employer/employer/applications',
    as: 'employer',
    server: (api) => void api.answer(jobListsOwn, JOBS),
    url: '/employer/applications?jobId=7&missesMustHave=true&search=bar&view=board',
    expected: {
      request: [
        receivedApplicationsAll,
        { jobId: '7', status: 'rejected', missesMustHave: 'true', search: 'bar', limit: '20' },
      ],
      shown: [() => screen.queryByRole('region', { name: 'Board' })?.children.length, 6],
    },
    change: {
      act: (user) => choose(user, 'Job', 'Barista'),
      url: '/employer/applications?jobId=8&missesMustHave=true&search=bar&view=board',
      expected: {
        request: [
          receivedApplicationsAll,
          { jobId: '8', status: 'rejected', missesMustHave: 'true', search: 'bar', limit: '20' },
        ],
        shown: [() => chosen('Job'), 'Barista'],
      },
    },
    invalid: '/employer/applications?view=table',
    otherwise: { shown: [() => screen.queryByRole('region', { name: 'Board' }), null] },
  },
  {
    route: '/_antd/_employer/employer/application/$id',
    as: 'employer',
    server: (api) =>
      void api
        .answer(applicationsOne, ({ path }) => ({ ...firstOf(receivedApplicationsAll), id: Number(path['id']) }))
        .answer(receivedApplicationsSee, firstOf(receivedApplicationsAll))
        .answer(receivedApplicationsAll, APPLICATIONS),
    url: `/employer/application/5?${CHOSEN}`,
    expected: {
      request: [receivedApplicationsAll, REQUESTED],
      shown: [
        () => ['All applications', 'Previous', 'Next'].map(hrefOf),
        [`applications?${CHOSEN}`, `application/4?${CHOSEN}`, `application/6?${CHOSEN}`].map((to) => `/employer/${to}`),
      ],
    },
    change: {
      act: (user) => user.click(screen.getByRole('link', { name: 'Next' })),
      url: `/employer/application/6?${CHOSEN}`,
      adds: true,
      expected: {
        request: [applicationsOne, {}, { id: '6' }],
        shown: [() => [screen.getByText('3 of 3').localName, hrefOf('Next')], ['span', undefined]],
      },
    },
    invalid: '/employer/application/5?jobId=seven&status=nonsense&missesMustHave=1',
    otherwise: {
      request: [receivedApplicationsAll, { limit: '20' }],
      shown: [() => hrefOf('Next'), '/employer/application/6'],
    },
  },
  {
    route: '/_antd/_employer/employer/dashboard',
    as: 'employer',
    server: (api) => void api.answer(jobListsOwn, JOBS).answer(workplacesAll, HOTELS),
    url: '/employer/dashboard?tab=active&state=pending&search=bar&workplaceId=3',
    expected: { shown: [listedJobs, ['Barista']] },
    change: {
      act: (user) => user.click(screen.getByText('Active (1)')),
      url: '/employer/dashboard?tab=active&state=active&search=bar&workplaceId=3',
      expected: { shown: [listedJobs, ['Bar Keeper']] },
    },
    invalid: '/employer/dashboard?tab=nonsense&state=nonsense&workplaceId=none',
    otherwise: { shown: [listedJobs, ['Bar Keeper', 'Barista', 'Bartender', 'Night Auditor']] },
  },
  {
    route: '/_antd/_employer/employer/listings',
    as: 'employer',
    server: (api) => void api.answer(jobListsOwn, JOBS),
    url: '/employer/listings?state=pending&search=bar&archived=false',
    expected: { shown: [shownJobs, ['Barista']] },
    change: {
      act: (user) => user.click(screen.getByText('Archived Jobs', { selector: 'label *' })),
      url: '/employer/listings?search=bar&archived=true',
      expected: { shown: [shownJobs, ['Bar Manager']] },
    },
    invalid: '/employer/listings?state=nonsense&archived=1',
    otherwise: { shown: [shownJobs, ['Bar Keeper', 'Barista', 'Bartender', 'Night Auditor']] },
  },
  {
    route: '/_antd/_employer/employer/job/$id',
    as: 'employer',
    server: (api) =>
      void api.answer(jobsOne, JOB).answer(paymentsCheck, { ...sampleOf(paymentsCheck), status: 'paid' }),
    url: '/employer/job/1?status=reviewed&search=bar&sort=name&tab=applications&payment=5',
    expected: {
      request: [paymentsCheck, {}, { id: '5' }],
      shown: [
        () => [openedTab(), !screen.queryByText('Thank you for your payment'), typed('Search applications')],
        ['Applications (1)', false, 'bar'],
      ],
    },
    change: {
      act: (user) => openTab(user, 'Job Details'),
      url: '/employer/job/1?status=reviewed&search=bar&sort=name&tab=details&payment=5',
      adds: true,
      expected: { shown: [openedTab, 'Job Details'] },
    },
    invalid: '/employer/job/1?tab=nonsense&payment=-5&status=nonsense&sort=best',
    otherwise: {
      shown: [() => [openedTab(), screen.queryByText('Thank you for your payment')], ['Job Details', null]],
    },
  },
  {
    route: '/_antd/_employer/employer/post-job',
    as: 'employer',
    server: (api) => void api.answer(jobDraftsOne, { ...sampleOf(jobDraftsOne), id: 3, form: { title: 'Porter' } }),
    url: '/employer/post-job?draft=3&newest=true',
    expected: { request: [jobDraftsOne, {}, { id: '3' }], shown: [() => typed('Job title'), 'Porter'] },
    invalid: '/employer/post-job?draft=three&newest=perhaps',
    otherwise: { shown: [() => typed('Job title'), ''] },
  },
  {
    route: '/_antd/_employer/employer/profile',
    as: 'employer',
    url: '/employer/profile?edit=true',
    expected: { shown: [() => screen.queryByRole('button', { name: 'Edit Profile' }), null] },
    change: {
      act: (user) => user.click(screen.getByRole('button', { name: 'Cancel' })),
      url: '/employer/profile',
      expected: { shown: [() => screen.queryByRole('button', { name: 'Cancel' }), null] },
    },
    invalid: '/employer/profile?edit=perhaps',
    otherwise: { shown: [() => screen.queryByRole('button', { name: 'Cancel' }), null] },
  },
];
