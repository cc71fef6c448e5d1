import { screen } from '@testing-library/react';
import {
  teamInvite,
  teamInvited,
  teamLeave,
  teamList,
  teamRemove,
  teamSetRole,
  teamWithdraw,
  workplacesAll,
} from '@/api/generated/calls/companies.gen';
import { retentionChoose, retentionRead } from '@/api/generated/calls/hiring.gen';
import { identityCurrent } from '@/api/generated/calls/identity.gen';
import { firstOf, type StandInApi } from '@/testing/api/stand-in-api.ts';
import { PEOPLE } from '@/testing/app.tsx';
import { choose, fill } from '@/testing/controls.ts';
import { confirmed, opened, type Action } from '../action.ts';

const COLLEAGUE = { ...firstOf(teamList), id: 22, fullName: 'Ana Reis', email: 'ana@example.com', role: 'recruiter' };

const withMember = (member: object) => (api: StandInApi) =>
  void api
    .answer(teamList, [
      { ...COLLEAGUE, id: PEOPLE.employer.id, fullName: PEOPLE.employer.fullName, role: 'owner' },
      { ...COLLEAGUE, ...member },
    ] as never)
    .answer(teamInvited, [{ ...firstOf(teamInvited), id: 5, email: 'new@example.com' }])
    .answer(
      workplacesAll,
      ['Sea Inn', 'Hill House'].map((name, index) => ({ ...firstOf(workplacesAll), id: 6 + index, name })),
    );

const ofTeam = {
  url: '/employer/team',
  as: 'employer' as const,
  server: withMember({}),
  reloads: [teamList],
};

/** What owners do about their team. */
export const TEAM_ACTIONS: Record<string, Action> = {
  'changes the role of a member': {
    ...ofTeam,
    press: (user) => choose(user, 'Role of Ana Reis', 'Owner'),
    call: teamSetRole,
    mayHaveChanged: true,
    sends: { path: { id: '22' }, body: { role: 'owner' } },
    says: 'Role changed',
    fails: 'Failed to change the role',
  },
  'chooses how long applications are kept': {
    ...ofTeam,
    server: (api) => {
      withMember({})(api);
      const limits = { shortestDays: 7, longestRejectedDays: 730, longestEndedDays: 730, siteDays: null };
      api.answer(retentionRead, { rejectedDays: null, endedDays: 90, ...limits });
    },
    before: async () => {
      const label = 'Days after a rejection(optional)';
      await screen.findByLabelText(label);
      fill(label, '180');
    },
    press: 'Save',
    call: retentionChoose,
    sends: { body: { rejectedDays: 180, endedDays: 90 } },
    reloads: [],
    says: 'Saved',
  },
  'limits a reviewer of all hotels to one': {
    ...ofTeam,
    server: withMember({ role: 'reviewer', workplaceIds: null }),
    press: (user) => choose(user, 'Hotels of Ana Reis', 'Hill House'),
    call: teamSetRole,
    sends: { path: { id: '22' }, body: { role: 'reviewer', workplaceIds: [7] } },
    says: 'Role changed',
  },
  'gives a reviewer of one hotel another': {
    ...ofTeam,
    server: withMember({ role: 'reviewer', workplaceIds: [6] }),
    press: (user) => choose(user, 'Hotels of Ana Reis', 'Hill House'),
    call: teamSetRole,
    sends: { path: { id: '22' }, body: { role: 'reviewer', workplaceIds: [6, 7] } },
    says: 'Role changed',
  },
  'gives a reviewer of one hotel all': {
    ...ofTeam,
    server: withMember({ role: 'reviewer', workplaceIds: [6] }),
    press: (user) => choose(user, 'Hotels of Ana Reis', 'All hotels'),
    call: teamSetRole,
    sends: { path: { id: '22' }, body: { role: 'reviewer', workplaceIds: null } },
    says: 'Role changed',
  },
  'removes a member': {
    ...ofTeam,
    press: confirmed('Remove Ana Reis', 'Remove'),
    call: teamRemove,
    mayHaveChanged: true,
    sends: { path: { id: '22' } },
    says: 'Member removed',
    // Nobody removes themselves.
    found: [() => screen.queryByRole('button', { name: `Remove ${PEOPLE.employer.fullName}` }), null],
    fails: 'Failed to remove the member',
  },
  'withdraws the invitation of a member': {
    ...ofTeam,
    press: 'Withdraw the invitation for new@example.com',
    call: teamWithdraw,
    mayHaveChanged: true,
    sends: { path: { id: '5' } },
    reloads: [teamInvited],
    says: 'Invitation withdrawn',
    fails: 'Failed to withdraw the invitation',
  },
  'invites a member': {
    ...ofTeam,
    before: opened('Invite a Member', { Email: 'new@example.com' }),
    press: 'Invite',
    call: teamInvite,
    sends: { body: { email: 'new@example.com', role: 'recruiter' } },
    answers: { email: 'new@example.com', link: null },
    reloads: [teamInvited],
    says: 'Invitation sentWe have sent a link to new@example.com.',
  },
  'leaves the company': {
    ...ofTeam,
    press: confirmed('Leave the Company', 'Leave'),
    call: teamLeave,
    sends: {},
    reloads: [identityCurrent],
    says: 'You have left the company',
    fails: 'Failed to leave the company',
  },
};
