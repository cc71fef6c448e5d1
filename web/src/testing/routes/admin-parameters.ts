import { screen } from '@testing-library/react';
import { auditList } from '@/api/generated/calls/administration.gen';
import { identityAll } from '@/api/generated/calls/identity.gen';
import { jobSearchFind } from '@/api/generated/calls/jobs.gen';
import { adminPaymentsAll } from '@/api/generated/calls/payments.gen';
import { choose, chosen, hrefOf, typed } from '@/testing/controls.ts';
import { tabs, type SearchParameters } from './search-parameters.ts';

const auditLog = () => [chosen('Action'), chosen('Subject'), typed('From'), typed('To'), hrefOf('Export CSV')];

export const ADMIN: SearchParameters[] = [
  {
    route: '/_antd/_admin/admin/audit',
    as: 'admin',
    url: '/admin/audit?action=sign-in.failed&kind=sign-ins&search=lee&subjectKind=listing&subjectId=7&actor=31&person=21&from=2026-11-01&to=2026-11-30',
    expected: {
      request: [
        auditList,
        {
          action: 'sign-in.failed',
          kind: 'sign-ins',
          search: 'lee',
          subjectKind: 'listing',
          subjectId: '7',
          actor: '31',
          person: '21',
          from: '2026-11-01',
          before: '2026-12-01T00:00:00.000Z',
          limit: '50',
        },
      ],
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
    change: {
      act: (user) => choose(user, 'Subject', 'Company'),
      url: '/admin/audit?action=sign-in.failed&kind=sign-ins&search=lee&subjectKind=company&actor=31&person=21&from=2026-11-01&to=2026-11-30',
      expected: {
        request: [
          auditList,
          {
            action: 'sign-in.failed',
            kind: 'sign-ins',
            search: 'lee',
            subjectKind: 'company',
            actor: '31',
            person: '21',
            from: '2026-11-01',
            before: '2026-12-01T00:00:00.000Z',
            limit: '50',
          },
        ],
        shown: [() => chosen('Subject'), 'Company'],
      },
    },
    invalid: '/admin/audit?action=DROP%20TABLE&subjectKind=%2F&actor=-1&person=1e3&from=yesterday&to=2026-11',
    otherwise: {
      request: [auditList, { limit: '50' }],
      shown: [auditLog, ['Action: any', 'Subject: any', '', '', '/api/admin/audit/export?']],
    },
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
