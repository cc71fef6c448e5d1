import { fireEvent, screen } from '@testing-library/react';
import {
  messageTemplatesChange,
  messageTemplatesOwn,
  messageTemplatesRemove,
  receivedApplicationsAll,
} from '@/api/generated/calls/hiring.gen';
import {
  accessEnd,
  apiKeysOwn,
  importPreviewsFetch,
  importsAddress,
  importsConfirm,
  importsLatest,
  importsUnwatch,
  webhooksLog,
  webhooksOwn,
  webhooksRedeliver,
  webhooksRotate,
} from '@/api/generated/calls/integrations.gen';
import { companyVerificationRead, companyVerificationRequest } from '@/api/generated/calls/companies.gen';
import { employerProfileEdit, employerProfileOwn } from '@/api/generated/calls/profiles.gen';
import { firstOf, sampleOf } from '@/testing/api/stand-in-api.ts';
import { fill, typed } from '@/testing/controls.ts';
import { confirmed, opened, tick, type Action } from '../action.ts';

const FEED = 'https://ats.example.com/jobs.xml';

const ofPrograms = { url: '/employer/integrations', as: 'employer' as const };

/** Opens the templates from the dialog that moves an application. */
async function openTemplates(): Promise<void> {
  await tick('Select all shown');
  fireEvent.click(await screen.findByText('Move to…'));
  fireEvent.click(await screen.findByRole('button', { name: /templates/i }));
  await screen.findByText('Message templates');
}

const ofTemplates = {
  url: '/employer/applications',
  as: 'employer' as const,
  server: (api: Parameters<NonNullable<Action['server']>>[0]) =>
    void api
      .answer(messageTemplatesOwn, [{ ...firstOf(messageTemplatesOwn), id: 6 }])
      .answer(receivedApplicationsAll, [{ ...firstOf(receivedApplicationsAll), id: 8 }]),
  reloads: [messageTemplatesOwn],
};

/** What employers do about their programs, their templates and their company. */
export const INTEGRATION_ACTIONS: Record<string, Action> = {
  'ends all access': {
    ...ofPrograms,
    press: confirmed('End All Access', 'End All'),
    call: accessEnd,
    mayHaveChanged: true,
    sends: {},
    reloads: [apiKeysOwn, webhooksOwn, importsAddress],
    says: 'All access ended',
    fails: 'Failed to end the access of your programs',
  },
  'previews the feed of an address': {
    ...ofPrograms,
    before: async () => fill('Address of your feed', FEED),
    press: 'Preview',
    call: importPreviewsFetch,
    mayHaveChanged: true,
    sends: { body: { url: FEED } },
    reloads: [importsLatest],
  },
  'removes the address of a feed': {
    ...ofPrograms,
    server: (api) =>
      void api.answer(importsAddress, () => ({
        ...sampleOf(importsAddress),
        // Of two attempts, the second succeeds.
        url: api.sent(importsUnwatch).length < 2 ? FEED : null,
      })),
    press: 'Remove',
    found: [() => typed('Address of your feed'), ''],
    call: importsUnwatch,
    mayHaveChanged: true,
    sends: {},
    reloads: [importsAddress],
    says: 'Feed address removed',
    fails: 'Failed to remove the feed address',
  },
  'continues a stopped import': {
    ...ofPrograms,
    server: (api) => void api.answer(importsLatest, [{ ...firstOf(importsLatest), id: 6, state: 'stopped' }]),
    press: /^Import the feed/,
    call: importsConfirm,
    mayHaveChanged: true,
    sends: { path: { id: '6' } },
    reloads: [importsLatest],
    fails: 'Failed to continue the import',
  },
  'replaces the secret of a webhook': {
    ...ofPrograms,
    before: opened(/^Replace the secret/),
    press: 'Replace',
    call: webhooksRotate,
    opens: 'Your webhook secret',
    sends: { path: { id: '1' }, body: { password: '' } },
    reloads: [webhooksOwn],
  },
  'sends a delivery again': {
    ...ofPrograms,
    server: (api) => void api.answer(webhooksLog, [{ ...firstOf(webhooksLog), id: 6, state: 'failed' }]),
    before: async () => fireEvent.click(await screen.findByRole('button', { name: /^Deliveries to/ })),
    press: /^Send again/,
    call: webhooksRedeliver,
    mayHaveChanged: true,
    sends: { path: { id: '6' } },
    reloads: [webhooksLog],
    says: 'Sending again',
    fails: 'Failed to send again',
  },
  'changes a template': {
    ...ofTemplates,
    before: async () => {
      await openTemplates();
      fill('Text', 'Dear {{firstName}}');
    },
    press: 'Save Template',
    call: messageTemplatesChange,
    sends: { path: { id: '6' }, body: { name: 'Sample name', body: 'Dear {{firstName}}' } },
    says: 'Template saved',
    fails: 'Failed to save the template',
  },
  'deletes a template': {
    ...ofTemplates,
    before: openTemplates,
    press: confirmed('Delete', 'Delete'),
    call: messageTemplatesRemove,
    mayHaveChanged: true,
    sends: { path: { id: '6' } },
    says: 'Template deleted',
    fails: 'Failed to delete the template',
  },
  'asks for a link to verify the company': {
    url: '/employer/profile',
    as: 'employer',
    server: (api) =>
      void api.answer(companyVerificationRead, {
        ...sampleOf(companyVerificationRead),
        domain: 'inn.example',
        canMail: true,
      }),
    before: async () => {
      await screen.findByLabelText("Address at your website's domain");
      fill("Address at your website's domain", 'info');
    },
    press: 'Send Link',
    call: companyVerificationRequest,
    sends: { body: { localPart: 'info' } },
    reloads: [companyVerificationRead],
  },
  'changes the company': {
    url: '/employer/profile?edit=true',
    as: 'employer',
    server: (api) => void api.answer(employerProfileOwn, { ...sampleOf(employerProfileOwn), companyName: 'Old Inn' }),
    before: async () => {
      await screen.findByLabelText('Company name');
      fill('Company name', 'New Inn');
    },
    press: 'Save Changes',
    call: employerProfileEdit,
    sends: { body: { companyName: 'New Inn' } },
    reloads: [],
    says: 'Profile updated',
    fails: 'Update failed',
    leads: '/employer/profile',
  },
};
