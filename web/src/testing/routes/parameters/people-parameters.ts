import { screen } from '@testing-library/react';
import { candidatesFind, talentPoolAll, talentPoolTags } from '@/api/generated/calls/hiring.gen';
import { employerProfileOwn } from '@/api/generated/calls/profiles.gen';
import { sampleOf } from '@/testing/api/stand-in-api.ts';
import { chosen, fill, typed } from '@/testing/controls.ts';
import { choice, clearing, inTurn, type SearchParameters } from './search-parameters.ts';

const CANDIDATES =
  'role=waiter&near=Porto&radius=25&language=pt&level=Fluent&certificate=HACCP&availableBy=2027-02-01&experience=3&page=2';
const CANDIDATE: Readonly<Record<string, string>> = Object.fromEntries(new URLSearchParams(CANDIDATES));
const { page: _, ...COOK } = { ...CANDIDATE, role: 'cook' } as Record<string, string>;

/** The pages of people whom a company keeps in mind, or may find. */
export const PEOPLE: SearchParameters[] = [
  {
    route: '/_antd/_employer/employer/talent-pool',
    as: 'employer',
    server: (api) =>
      void api.answer(talentPoolTags, [
        { tag: 'summer', count: 3 },
        { tag: 'winter', count: 1 },
      ]),
    url: '/employer/talent-pool?search=ana&tag=summer',
    expected: {
      request: [talentPoolAll, { search: 'ana', tag: 'summer' }],
      shown: [() => [typed('Search people'), chosen('Tag')], ['ana', 'summer (3)']],
    },
    change: inTurn(
      '/employer/talent-pool',
      { search: 'ana', tag: 'summer' },
      [choice('Tag', 'winter (1)', { tag: 'winter' }), clearing('Tag', 'Any tag', { tag: '' })],
      (parameters) => [talentPoolAll, parameters],
    ),
    invalid: '/employer/talent-pool?search=&tag=',
    otherwise: { request: [talentPoolAll, {}], shown: [() => typed('Search people'), ''] },
  },
  {
    route: '/_antd/_employer/employer/candidates',
    as: 'employer',
    url: `/employer/candidates?${CANDIDATES}`,
    server: (api) =>
      void api
        .answer(employerProfileOwn, { ...sampleOf(employerProfileOwn), isTrusted: true })
        .answer(candidatesFind, { ...sampleOf(candidatesFind), found: 45, isCut: false }),
    expected: {
      request: [candidatesFind, CANDIDATE],
      shown: [
        () => [
          ...['Role', 'Near', 'Language', 'Certificate'].map((label) => typed(label)),
          ...['Distance', 'At least'].map((label) => chosen(label)),
        ],
        ['waiter', 'Porto', 'pt', 'HACCP', '25 km', 'Fluent'],
      ],
    },
    change: [
      {
        act: (user) => user.click(screen.getByTitle('3')),
        url: `/employer/candidates?${CANDIDATES.replace('page=2', 'page=3')}`,
        adds: true,
        expected: { request: [candidatesFind, { ...CANDIDATE, page: '3' }], shown: [() => typed('Role'), 'waiter'] },
      },
      {
        // Another search begins at its first page.
        act: async (user) => {
          fill('Role', ' cook ');
          await user.click(screen.getByRole('button', { name: 'Find People' }));
        },
        url: `/employer/candidates?${CANDIDATES.replace('waiter', 'cook').replace('&page=2', '')}`,
        adds: true,
        expected: { request: [candidatesFind, COOK], shown: [() => typed('Role'), 'cook'] },
      },
    ],
    invalid: '/employer/candidates?radius=0&level=Best&availableBy=soon&experience=many&page=6',
    otherwise: { shown: [() => [typed('Role'), chosen('At least')], ['', 'Basic']] },
  },
];
