import { screen } from '@testing-library/react';
import { secondFactorFinishSignIn } from '@/api/generated/calls/account.gen';
import { providerSignInList } from '@/api/generated/calls/identity.gen';
import { jobSearchFacets, jobSearchFind } from '@/api/generated/calls/jobs.gen';
import {
  conversationsOne,
  conversationsOwn,
  messagesConfirm,
  messagesThread,
} from '@/api/generated/calls/messaging.gen';
import { savedSearchesOwn } from '@/api/generated/calls/saved-searches.gen';
import { firstOf, sampleOf } from '@/testing/api/stand-in-api.ts';
import { PEOPLE } from '@/testing/app.tsx';
import { alerts, hrefOf, openedTab, openTab } from '@/testing/controls.ts';
import { tabs, type Change, type SearchParameters } from './search-parameters.ts';

const signInPage = () => [openedTab(), hrefOf('Continue with Harbor'), ...alerts()];
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

const searchPage = () => [
  (screen.getByRole('combobox', { name: 'Sort by' }) as HTMLSelectElement).value,
  [...document.querySelectorAll('[aria-label="Active filters"] button')].map(({ textContent }) => textContent),
];

const SEARCH = {
  keywords: 'front desk',
  location: 'Lisbon',
  jobType: 'full_time',
  category: 'hotels',
  experience: 'entry',
  facts: 'housing,meals',
  language: 'pt',
  near: 'Faro',
  radius: '100',
};

const FOUND = { ...SEARCH, salaryMin: '20000', salaryMax: '90000' };
const searchUrl = (found: object) => `/job-seeker/search?${new URLSearchParams({ ...FOUND, ...found }).toString()}`;

/** A choice of the order, and how the URL and the request say it. */
const sortedBy = (order: string, said: { sort?: string }): Change => ({
  act: (user) => user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), order),
  url: searchUrl({ ...said, saved: '9' }),
  adds: true,
  expected: {
    request: [jobSearchFind, { ...FOUND, ...said, premium: 'true', limit: '3', total: 'false' }],
    shown: [() => searchPage()[0], order],
  },
});

export const PUBLIC: SearchParameters[] = [
  {
    route: '/_antd/(account)/auth',
    server: (api) => void api.answer(providerSignInList, [{ name: 'harbor', label: 'Harbor' }]),
    url: '/auth?tab=register&role=employer&returnTo=%2Fsettings&problem=identity_taken',
    expected: {
      shown: [
        signInPage,
        ['Register', '/api/auth/harbor?returnTo=%2Fsettings', 'This sign-in belongs to another account.'],
      ],
    },
    change: {
      act: (user) => openTab(user, 'Login'),
      url: '/auth?tab=login&role=employer&returnTo=%2Fsettings',
      expected: { shown: [signInPage, ['Login', '/api/auth/harbor?returnTo=%2Fsettings']] },
    },
    invalid: '/auth?tab=nonsense&role=admin&returnTo=https%3A%2F%2Fevil.example',
    otherwise: { shown: [signInPage, ['Login', '/api/auth/harbor']] },
  },
  {
    route: '/_antd/(account)/auth_/code',
    server: (api) => void api.answer(secondFactorFinishSignIn, PEOPLE.employer),
    url: '/auth/code?returnTo=%2Fabout%2Fabout-us',
    expected: { shown: [heading, 'Enter your code'] },
    change: {
      act: async (user) => {
        await user.type(screen.getByRole('textbox', { name: 'Code' }), '123456');
        await user.click(screen.getByRole('button', { name: 'Sign in' }));
      },
      url: '/about/about-us',
      expected: { shown: [heading, 'About Us'] },
    },
    invalid: '/auth/code?returnTo=%2F%2Fevil.example',
    otherwise: { shown: [() => hrefOf('sign in another way'), '/auth'] },
  },
  {
    route: '/_antd/(account)/auth_/finish',
    as: 'job_seeker',
    url: '/auth/finish?returnTo=%2Fabout%2Fabout-us',
    lands: '/about/about-us',
    expected: { shown: [heading, 'About Us'] },
    invalid: '/auth/finish?returnTo=%2F%2Fevil.example',
    otherwise: { shown: [heading, 'Welcome, Mina Okafor'] },
  },
  tabs('/_antd/_seeker/job-seeker/dashboard', 'job_seeker', '/job-seeker/dashboard', [
    ['saved', 'Saved Jobs'],
    ['recommended', 'Recommended Jobs'],
    'Overview',
  ]),
  tabs('/_antd/_seeker/job-seeker/profile', 'job_seeker', '/job-seeker/profile', [
    ['education', 'Education'],
    ['resume', 'Resume'],
    'Basic Info',
  ]),
  tabs('/_antd/profile/$id', 'employer', '/profile/11', [
    ['skills', 'Skills & Languages'],
    ['education', 'Education & Certification'],
    'Basic Info',
  ]),
  {
    route: '/_antd/_signed-in/settings',
    as: 'job_seeker',
    url: '/settings?problem=identity_taken',
    expected: { shown: [() => alerts().includes('This sign-in belongs to another account.'), true] },
    invalid: '/settings?problem=',
    otherwise: { shown: [heading, 'Settings'] },
  },
  {
    route: '/_antd/_signed-in/messages',
    as: 'job_seeker',
    server: (api) =>
      void api
        .answer(messagesConfirm, firstOf(messagesThread).message)
        .answer(conversationsOne, ({ path: { id } }) => ({
          ...sampleOf(conversationsOne),
          id: Number(id),
          otherParticipant: { ...sampleOf(conversationsOne).otherParticipant, fullName: `Person ${id}` },
        }))
        .answer(
          conversationsOwn,
          [4, 5].map((id) => ({
            ...firstOf(conversationsOwn),
            conversation: { ...firstOf(conversationsOwn).conversation, id },
            otherUser: { ...firstOf(conversationsOwn).otherUser, fullName: `Person ${id}` },
          })),
        ),
    url: '/messages?conversationId=4&search=person&unread=true',
    expected: { shown: [() => screen.queryByRole('heading', { name: 'Person 4' }) !== null, true] },
    change: {
      act: (user) => user.click(screen.getByRole('link', { name: /Person 5/ })),
      url: '/messages?conversationId=5&search=person&unread=true',
      adds: true,
      expected: {
        request: [messagesThread, {}, { id: '5' }],
        shown: [() => screen.queryByRole('heading', { name: 'Person 5' }) !== null, true],
      },
    },
    invalid: '/messages?conversationId=0',
    otherwise: { shown: [() => screen.queryByText('Select a conversation') !== null, true] },
  },
  {
    route: '/(drawn)/job-seeker/search',
    as: 'job_seeker',
    server: (api) =>
      void api.answer(savedSearchesOwn, [{ ...firstOf(savedSearchesOwn), id: 9, search: 'keywords=porter' }]),
    url: searchUrl({ sort: 'salary', saved: '9' }),
    expected: {
      request: [jobSearchFacets, SEARCH],
      shown: [
        () => [...searchPage().slice(0, 1), screen.queryByRole('button', { name: 'Update saved search' }) === null],
        ['salary', false],
      ],
    },
    change: [
      sortedBy('newest', { sort: 'newest' }),
      // The usual order near a place.
      sortedBy('distance', {}),
    ],
    invalid: '/job-seeker/search?keywords=%20&radius=7&salaryMin=-5&salaryMax=many&sort=distance&saved=1e3',
    otherwise: { request: [jobSearchFacets, {}], shown: [searchPage, ['newest', []]] },
  },
];
