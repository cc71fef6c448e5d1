import { fireEvent, screen } from '@testing-library/react';
import {
  apiKeysCreate,
  apiKeysOwn,
  webhooksChange,
  webhooksCreate,
  webhooksOwn,
} from '@/api/generated/calls/integrations.gen';
import {
  changeListingsChange,
  jobListsOwn,
  jobTemplatesAll,
  jobTemplatesSave,
  proposedTextsDiscard,
} from '@/api/generated/calls/listings.gen';
import { jobsOne } from '@/api/generated/calls/jobs.gen';
import { paymentsCheckout } from '@/api/generated/calls/payments.gen';
import { jobSeekerProfileEdit, jobSeekerProfileOwn, madeResumeKeep } from '@/api/generated/calls/profiles.gen';
import { savedSearchesChange, savedSearchesOwn, savedSearchesSave } from '@/api/generated/calls/saved-searches.gen';
import { firstOf, sampleOf, type StandInApi } from '@/testing/api/stand-in-api.ts';
import { PEOPLE } from '@/testing/app.tsx';
import { fill } from '@/testing/controls.ts';
import { confirmed, opened, tick, type Action } from './action.ts';

const ofPrograms = { url: '/employer/integrations', as: 'employer' as const };

const JOB = { ...sampleOf(jobsOne), id: 7, version: 4, employerId: PEOPLE.employer.id };

const SEARCH = { ...firstOf(savedSearchesOwn), id: 9, version: 4, search: 'keywords=bar', frequency: 'daily' as const };

const PROFILE = { ...sampleOf(jobSeekerProfileOwn), userId: PEOPLE.job_seeker.id, skills: ['Bar'] };

const ofProfile = {
  as: 'job_seeker' as const,
  server: (api: StandInApi) => void api.answer(jobSeekerProfileOwn, PROFILE),
  call: jobSeekerProfileEdit,
  answers: { userId: PEOPLE.job_seeker.id },
  reloads: [],
  says: 'Profile updated',
  fails: 'Update failed',
};

/** What people do with what is theirs: profiles, searches, programs, listings. */
export const OWN_ACTIONS: Record<string, Action> = {
  'makes an API key': {
    ...ofPrograms,
    before: opened('Create API Key', { Name: 'ATS' }),
    press: 'Create',
    call: apiKeysCreate,
    sends: { body: { name: 'ATS', scope: 'write', days: 90, password: '' } },
    reloads: [apiKeysOwn],
    opens: 'Your new API key',
  },
  'adds a webhook': {
    ...ofPrograms,
    before: opened('Add Webhook', { Address: 'https://example.com/hook' }),
    press: 'Add',
    call: webhooksCreate,
    sends: { body: { url: 'https://example.com/hook', password: '' } },
    reloads: [webhooksOwn],
    opens: 'Your webhook secret',
  },
  'changes a webhook': {
    ...ofPrograms,
    before: opened(/^Edit https/, { Address: 'https://example.com/hook' }),
    press: 'Save',
    call: webhooksChange,
    sends: { path: { id: '1' }, body: { url: 'https://example.com/hook', password: '' } },
    reloads: [webhooksOwn],
    says: 'Webhook saved',
  },
  'discards a change': {
    url: '/employer/job/7',
    as: 'employer',
    server: (api) => void api.answer(jobsOne, { ...JOB, isApproved: false, isPublic: true }),
    press: confirmed('Discard Change', 'Discard Change'),
    call: proposedTextsDiscard,
    sends: { path: { id: '7' }, version: 4 },
    reloads: [jobsOne],
    says: 'Change discarded',
    fails: 'Failed to update job',
  },
  'pays for premium': {
    url: '/employer/job/7',
    as: 'employer',
    site: { takesPayments: true },
    server: (api) => void api.answer(jobsOne, { ...JOB, isPremium: true, premiumGranted: false }),
    press: 'Pay $49.99',
    call: paymentsCheckout,
    sends: { path: { id: '7' } },
    answers: { url: '#pay' },
    reloads: [],
    found: [() => window.location.hash, '#pay'],
  },
  'saves a template of a listing': {
    url: '/employer/post-job',
    as: 'employer',
    before: async () => {
      await opened('Save as Template…')();
      fireEvent.change(document.querySelector('#template-name') as Element, { target: { value: 'Waiter' } });
    },
    press: 'Save Template',
    call: jobTemplatesSave,
    sends: { body: { name: 'Waiter', currency: 'USD' } },
    reloads: [jobTemplatesAll],
    says: 'Template saved',
  },
  'changes the deadline of the selected listings': {
    url: '/employer/listings',
    as: 'employer',
    server: (api) => void api.answer(jobListsOwn, [{ ...firstOf(jobListsOwn), id: 7, version: 4 }]),
    before: async () => {
      await tick('Select Sample title');
      fireEvent.click(await screen.findByRole('button', { name: 'Change…' }));
      await tick('Deadline');
    },
    press: 'Change',
    call: changeListingsChange,
    mayHaveChanged: true,
    sends: { body: { listings: [{ id: 7, version: 4 }], action: 'change', change: { deadline: null } } },
    answers: { changed: [{ id: 7, parts: ['deadline'], awaitsApproval: true }], skipped: [] },
    reloads: [jobListsOwn],
    fails: 'Failed to change the listings',
    opens:
      '1 listing was changed1 awaits approval; until then, the approved version stays public.Sample title: deadline',
  },
  'saves a search': {
    url: '/job-seeker/search?keywords=bar&jobType=seasonal',
    as: 'job_seeker',
    press: 'Save this search',
    call: savedSearchesSave,
    sends: { body: { search: 'keywords=bar&jobType=seasonal', frequency: 'daily' } },
    reloads: [],
    says: 'Search savedWe will email you new jobs for it once a day.',
    fails: 'Failed to save search',
    shows: 'Saved: manage searches',
  },
  'changes what a saved search looks for': {
    url: '/job-seeker/search?keywords=chef&saved=9',
    as: 'job_seeker',
    server: (api) => void api.answer(savedSearchesOwn, [SEARCH]),
    press: 'Update saved search',
    call: savedSearchesChange,
    mayHaveChanged: true,
    sends: { path: { id: '9' }, version: 4, body: { name: null, search: 'keywords=chef', frequency: 'daily' } },
    reloads: [savedSearchesOwn],
    says: 'Saved search updated',
    fails: 'Failed to update saved search',
  },
  'renames a saved search': {
    url: '/job-seeker/saved-searches',
    as: 'job_seeker',
    server: (api) => void api.answer(savedSearchesOwn, [SEARCH]),
    before: async () => {
      await opened('Rename Sample title')();
      fill(/^Name/, 'Mine');
    },
    press: 'Save',
    call: savedSearchesChange,
    mayHaveChanged: true,
    sends: { path: { id: '9' }, version: 4, body: { name: 'Mine', search: 'keywords=bar', frequency: 'daily' } },
    reloads: [savedSearchesOwn],
    says: 'Saved search updated',
    fails: 'Failed to update saved search',
  },
  'uses the resume that was made': {
    url: '/job-seeker/resume',
    as: 'job_seeker',
    press: 'Use as My Resume',
    call: madeResumeKeep,
    sends: {},
    reloads: [jobSeekerProfileOwn],
    fails: 'Failed to save the resume',
    shows: 'Your applications now include this resume.',
  },
  'adds a skill': {
    ...ofProfile,
    url: '/job-seeker/profile?tab=skills',
    before: async () => {
      await screen.findByLabelText('Skill');
      fill('Skill', ' Opera ');
    },
    press: 'Add skill',
    sends: { body: { skills: ['Bar', 'Opera'] } },
  },
  'shows the profile to everybody': {
    ...ofProfile,
    url: '/job-seeker/profile',
    press: async () => {
      const control = await screen.findByRole('switch', { name: 'Public profile' });
      fireEvent.click(control);
      return control;
    },
    sends: { body: { isPublic: true } },
  },
};
