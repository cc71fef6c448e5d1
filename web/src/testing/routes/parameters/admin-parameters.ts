import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { auditList } from '@/api/generated/calls/administration.gen';
import { identityAll } from '@/api/generated/calls/identity.gen';
import { jobSearchFind } from '@/api/generated/calls/jobs.gen';
import { adminPaymentsAll } from '@/api/generated/calls/payments.gen';
import { choose, chosen, fill, fillDay, hrefOf, typed } from '@/testing/controls.ts';
import { choice, inTurn, tabs, type Control, type Outcome, type SearchParameters } from './search-parameters.ts';

const auditLog = () => [chosen('Action'), chosen('Subject'), typed('From'), typed('To'), hrefOf('Export CSV')];

/** The log with every filter. */
const LOGGED = {
  action: 'sign-in.failed',
  kind: 'sign-ins',
  search: 'lee',
  subjectKind: 'listing',
  subjectId: '7',
  actor: '31',
  person: '21',
  from: '2026-11-01',
  to: '2026-11-30',
};

/** What the API is asked for: the last day ends where the next begins. */
const NEXT_DAY: Readonly<Record<string, string>> = {
  '2026-11-30': '2026-12-01T00:00:00.000Z',
  '2026-12-31': '2027-01-01T00:00:00.000Z',
};

function logRequest({ to, ...query }: Readonly<Record<string, string>>): Outcome['request'] {
  const before = NEXT_DAY[to ?? ''];
  return [auditList, { ...query, ...(before !== undefined && { before }), limit: '50' }];
}

const remove = (tag: string) => (user: UserEvent) => user.click(screen.getByRole('button', { name: `Remove ${tag}` }));
const textOf = (tag: string) => () => screen.queryByText(tag)?.textContent;

/** Every control of the log. */
const LOG_CONTROLS: Control[] = [
  [remove('Subject 7'), { subjectId: '' }, textOf('Subject 7'), undefined],
  choice('Subject', 'Company', { subjectKind: 'company' }),
  choice('Action', 'Refused sign-in', { action: 'sign-in.refused' }),
  [
    (user) => choose(user, 'Kind', 'Decisions'),
    { kind: 'decisions', action: '' },
    () => [chosen('Kind'), chosen('Action')],
    ['Decisions', 'Action: any'],
  ],
  [() => fillDay('From', 'Nov 2, 2026'), { from: '2026-11-02' }, () => typed('From'), 'Nov 2, 2026'],
  [() => fillDay('To', 'Dec 31, 2026'), { to: '2026-12-31' }, () => typed('To'), 'Dec 31, 2026'],
  [remove('By user 31'), { actor: '' }, textOf('By user 31'), undefined],
  [remove('By or about user 21'), { person: '' }, textOf('By or about user 21'), undefined],
  [
    async () => fill('Search the audit log', ' okafor '),
    { search: 'okafor' },
    () => typed('Search the audit log')?.trim(),
    'okafor',
  ],
];

export const ADMIN: SearchParameters[] = [
  {
    route: '/_antd/_admin/admin/audit',
    as: 'admin',
    url: `/admin/audit?${new URLSearchParams(LOGGED).toString()}`,
    expected: {
      request: logRequest(LOGGED),
      shown: [
        auditLog,
        [
          'Failed sign-in',
          'Listing',
          'Nov 1, 2026',
          'Nov 30, 2026',
          '/api/admin/audit/export?action=sign-in.failed&kind=sign-ins&search=lee&subjectKind=listing&subjectId=7&actor=31&person=21&from=2026-11-01&before=2026-12-01T00%3A00%3A00.000Z',
        ],
      ],
    },
    change: inTurn('/admin/audit', LOGGED, LOG_CONTROLS, logRequest),
    invalid: '/admin/audit?action=DROP%20TABLE&subjectKind=%2F&actor=-1&person=1e3&from=yesterday&to=2026-11',
    otherwise: {
      request: [auditList, { limit: '50' }],
      shown: [auditLog, ['Action: any', 'Subject: any', '', '', '/api/admin/audit/export?']],
    },
  },
  {
    route: '/_antd/_admin/admin/audit',
    as: 'admin',
    url: '/admin/audit?subjectKind=listing&subjectId=7',
    expected: { shown: [() => chosen('Subject'), 'Listing'] },
    change: inTurn(
      '/admin/audit',
      { subjectKind: 'listing', subjectId: '7' },
      [choice('Subject', 'Company', { subjectKind: 'company', subjectId: '' })],
      logRequest,
    ),
    invalid: '/admin/audit?kind=nonsense',
    otherwise: { request: [auditList, { limit: '50' }], shown: [() => chosen('Kind'), 'Kind: any'] },
  },
  {
    route: '/_antd/_admin/admin/dashboard',
    as: 'admin',
    url: '/admin/dashboard?tab=listings&state=rejected&keywords=bar&role=employer&search=lee',
    expected: {
      request: [jobSearchFind, { state: 'rejected', keywords: 'bar' }],
      shown: [() => [chosen('State'), typed('Search listings')], ['Not approved', 'bar']],
    },
    change: {
      act: (user) => choose(user, 'State', 'Archived'),
      url: '/admin/dashboard?tab=listings&state=archived&keywords=bar&role=employer&search=lee',
      expected: {
        request: [jobSearchFind, { state: 'archived', keywords: 'bar' }],
        shown: [() => chosen('State'), 'Archived'],
      },
    },
    invalid: '/admin/dashboard?tab=listings&state=nonsense&keywords=',
    otherwise: {
      request: [jobSearchFind, { state: 'all' }],
      shown: [() => [chosen('State'), typed('Search listings')], ['Any state', '']],
    },
  },
  {
    route: '/_antd/_admin/admin/dashboard',
    as: 'admin',
    url: '/admin/dashboard?tab=users&role=employer&search=lee&suspended=true',
    expected: {
      request: [identityAll, { role: 'employer', search: 'lee', suspended: 'true' }],
      shown: [() => [chosen('Role'), typed('Search users')], ['Employer', 'lee']],
    },
    change: {
      act: async (user) => {
        await user.clear(screen.getByRole('searchbox', { name: 'Search users' }));
        await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'okafor ');
      },
      url: '/admin/dashboard?tab=users&role=employer&search=okafor&suspended=true',
      expected: {
        request: [identityAll, { role: 'employer', search: 'okafor', suspended: 'true' }],
        shown: [() => typed('Search users')?.trim(), 'okafor'],
      },
    },
    invalid: '/admin/dashboard?tab=users&role=owner&search=',
    otherwise: {
      request: [identityAll, {}],
      shown: [() => [chosen('Role'), typed('Search users')], ['Any role', '']],
    },
  },
  {
    route: '/_antd/_admin/admin/payments',
    as: 'admin',
    url: '/admin/payments?status=invoiced',
    expected: {
      request: [adminPaymentsAll, { status: 'invoiced', limit: '20' }],
      shown: [() => chosen('Status'), 'Invoiced'],
    },
    change: {
      act: (user) => choose(user, 'Status', 'Refund in progress'),
      url: '/admin/payments?status=refunding',
      expected: {
        request: [adminPaymentsAll, { status: 'refunding', limit: '20' }],
        shown: [() => chosen('Status'), 'Refund in progress'],
      },
    },
    invalid: '/admin/payments?status=nonsense',
    otherwise: { request: [adminPaymentsAll, { limit: '20' }], shown: [() => chosen('Status'), 'Any status'] },
  },
  tabs('/_antd/admin/database-management', 'admin', '/admin/database-management', [
    ['protection', 'Protection Settings'],
    ['backups', 'Backups'],
    'Database Status',
  ]),
];
