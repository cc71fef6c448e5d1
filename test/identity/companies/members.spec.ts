import type { CompanyInvitations, UsedInvitation } from '#identity/companies/application/company-invitations.js';
import { JoinCompany } from '#identity/companies/application/join-company.js';
import { MemberInvitations } from '#identity/companies/application/member-invitations.js';
import { TeamMembers } from '#identity/companies/application/team-members.js';
import { Teams } from '#identity/companies/application/teams.js';
import {
  AlreadyMember,
  HasCompany,
  HasListings,
  OnlyEmployersJoin,
  OtherAddress,
  OwnersOnly,
  TooManyMembers,
} from '#identity/companies/domain/company-errors.js';
import { MemberInvited } from '#identity/companies/domain/company-events.js';
import { membership, Team, type Membership } from '#identity/companies/domain/team.js';
import type { RegisterUser } from '#identity/accounts/application/register-user.js';
import type { UserRepository } from '#identity/accounts/application/ports/user-repository.js';
import { InvitationNotFound } from '#identity/accounts/domain/identity-errors.js';
import { LinkNotValid } from '#shared/domain/link-not-valid.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryAuditLog } from '../../support/in-memory/shared/in-memory-audit-log.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const [HOTEL, SHIP, OWNER, RECRUITER, REVIEWER, SAILOR, SEEKER, FORMER] = [1, 2, 1, 11, 12, 2, 14, 15];

/** Companies of up to three members. The hotel has workplaces 5 and 6. */
class InMemoryTeams extends Teams {
  readonly locked: (readonly number[])[] = [];
  readonly listed = new Set<number>();
  readonly members = new Map<number, Map<number, Membership>>([
    [
      HOTEL,
      new Map([
        [OWNER, membership('owner')],
        [RECRUITER, membership('recruiter')],
      ]),
    ],
    [SHIP, new Map([[SAILOR, membership('owner')]])],
  ]);

  override async companyOf(userId: number): Promise<number | undefined> {
    return [...this.members].find(([, members]) => members.has(userId))?.[0];
  }

  override async change<Result>(
    companyIds: readonly number[],
    change: (...teams: readonly Team[]) => Result | Promise<Result>,
  ): Promise<Result> {
    this.locked.push(companyIds);
    const teams = companyIds.map((id) => new Team(id, this.members.get(id) ?? [], 3));
    const result = await change(...teams);
    for (const { companyId, members } of teams) this.members.set(companyId, new Map(members));
    return result;
  }

  override async hasListings(companyId: number): Promise<boolean> {
    return this.listed.has(companyId);
  }

  protected override async areWorkplaces(companyId: number, ids: readonly number[]): Promise<boolean> {
    return companyId === HOTEL && ids.every((id) => [5, 6].includes(id));
  }

  override async withoutMembers(): Promise<readonly number[]> {
    return [];
  }

  roles(companyId = HOTEL) {
    return [...(this.members.get(companyId) ?? [])].map(([id, { role, workplaceIds }]) => [id, role, workplaceIds]);
  }
}

let teams: InMemoryTeams;
let audit: InMemoryAuditLog;
let unitOfWork: InMemoryUnitOfWork;
let log: unknown[];
beforeEach(() => {
  [teams, audit, unitOfWork, log] = [new InMemoryTeams(), new InMemoryAuditLog(), new InMemoryUnitOfWork(), []];
  unitOfWork.record = (events) => void log.push(...events);
});
const entry = (action: string, details: object) => ({ action, subject: { kind: 'company', id: HOTEL }, details });

describe('inviting somebody to a company', () => {
  const invitations = {
    issue: async (invitation: object) => {
      log.push(['issued', invitation]);
      return { id: 9, token: 'secret' };
    },
    names: async (...ids: number[]) => ({ company: `Company ${ids[0]}`, inviter: `Person ${ids[1]}` }),
    withdraw: async (companyId: number, id: number) => companyId === HOTEL && id === 9,
  } as unknown as CompanyInvitations;
  const inviting = (sendsMail = true) =>
    new MemberInvitations(teams, invitations, unitOfWork, new FixedClock(NOW), audit, {
      publicUrl: 'https://jobs.example.com',
      sendsMail,
    });
  const invite = (more: object = {}, sendsMail = true) =>
    inviting(sendsMail).invite({
      employerId: HOTEL,
      userId: OWNER,
      email: ' Ana@Team.test ',
      role: 'reviewer',
      workplaceIds: [6],
      ...more,
    });
  const terms = {
    email: 'Ana@Team.test',
    role: 'reviewer',
    workplaceIds: [6],
    createdAt: NOW,
    expiresAt: new Date('2026-06-22T12:00:00.000Z'),
  };

  it('mails a link that is valid for a week', async () => {
    expect(await invite()).toEqual({ ...terms, id: 9, link: null });
    expect(log).toEqual([
      ['issued', { ...terms, companyId: HOTEL, invitedBy: OWNER }],
      new MemberInvited('Ana@Team.test', 'secret', `Company ${HOTEL}`, `Person ${OWNER}`),
    ]);
    expect(audit.entries).toEqual([entry('company.member-invited', { invitation: 9, role: 'reviewer' })]);
  });

  it('shows the link where no mail is sent', async () => {
    expect(await invite({}, false)).toMatchObject({ link: 'https://jobs.example.com/company-invitation#secret' });
    expect(log).toHaveLength(1);
  });

  it('limits nobody but reviewers to hotels, and them to those of the company', async () => {
    expect(await invite({ role: 'recruiter', workplaceIds: [99] })).toMatchObject({ workplaceIds: null });
    await expect(invite({ workplaceIds: [6, 99] })).rejects.toThrow('no longer, a hotel of your company');
    await expect(invite({ employerId: SHIP, userId: SAILOR })).rejects.toThrow('no longer, a hotel of your company');
  });

  it('is for owners of companies with room', async () => {
    await expect(invite({ userId: RECRUITER })).rejects.toThrow(OwnersOnly);
    await expect(invite({ userId: SAILOR })).rejects.toThrow(OwnersOnly);
    teams.members.get(HOTEL)?.set(REVIEWER, membership('reviewer'));
    await expect(invite()).rejects.toThrow(TooManyMembers);
    expect([log, audit.entries]).toEqual([[], []]);
  });

  it('can be withdrawn by an owner of that company', async () => {
    const withdraw = (employerId: number, userId: number, invitationId = 9) =>
      inviting().withdraw({ employerId, userId, invitationId });
    await expect(withdraw(HOTEL, RECRUITER)).rejects.toThrow(OwnersOnly);
    await expect(withdraw(SHIP, SAILOR)).rejects.toThrow(InvitationNotFound);
    await expect(withdraw(HOTEL, OWNER, 8)).rejects.toThrow(InvitationNotFound);
    await withdraw(HOTEL, OWNER);
    expect(audit.entries).toEqual([entry('company.invitation-withdrawn', { invitation: 9 })]);
  });
});

describe('the members of a company', () => {
  const members = () => new TeamMembers(teams, unitOfWork, audit);
  const own = { employerId: HOTEL, userId: OWNER };

  it('get other roles and hotels from an owner', async () => {
    const set = (memberId: number, role: 'owner' | 'reviewer', workplaceIds: number[] | null) =>
      members().setRole({ ...own, memberId, role, workplaceIds });
    await expect(set(RECRUITER, 'reviewer', [99])).rejects.toThrow('no longer, a hotel of your company');
    await set(RECRUITER, 'reviewer', [5]);
    expect(teams.roles()).toEqual([
      [OWNER, 'owner', null],
      [RECRUITER, 'reviewer', [5]],
    ]);
    await set(RECRUITER, 'owner', [99]);
    expect(teams.roles()[1]).toEqual([RECRUITER, 'owner', null]);
    const changed = (role: string) => entry('company.role-changed', { member: RECRUITER, role });
    expect(audit.entries).toEqual([changed('reviewer'), changed('owner')]);
  });

  it('are removed by an owner, or leave', async () => {
    await expect(members().remove({ ...own, userId: RECRUITER, memberId: OWNER })).rejects.toThrow(OwnersOnly);
    await members().remove({ ...own, memberId: RECRUITER });
    teams.members.get(HOTEL)?.set(REVIEWER, membership('reviewer'));
    await members().leave({ employerId: HOTEL, userId: REVIEWER });
    expect(teams.roles()).toEqual([[OWNER, 'owner', null]]);
    expect(audit.entries).toEqual([
      entry('company.member-removed', { member: RECRUITER }),
      entry('company.member-left', { member: REVIEWER }),
    ]);
  });
});

describe('joining a company', () => {
  const INVITATION: UsedInvitation = {
    id: 9,
    companyId: HOTEL,
    email: 'Ana@Team.test',
    role: 'reviewer',
    workplaceIds: [6],
  };
  const USERS = new Map([
    [SAILOR, { role: 'employer', emailKey: 'ana@team.test' }],
    [RECRUITER, { role: 'employer', emailKey: 'ana@team.test' }],
    [FORMER, { role: 'employer', emailKey: 'ana@team.test' }],
    [REVIEWER, { role: 'employer', emailKey: 'other@team.test' }],
    [SEEKER, { role: 'job_seeker', emailKey: 'ana@team.test' }],
  ]);
  const joining = (isMailed = true) => {
    const invitations = {
      offered: async (token: string) => (token === 'secret' ? {} : undefined),
      consume: async (token: string) => (token === 'secret' ? INVITATION : undefined),
    } as unknown as CompanyInvitations;
    const users = {
      change: async (id: number, change: (user: unknown) => unknown) => change(USERS.get(id)),
    } as unknown as UserRepository;
    const register = {
      execute: async (account: object) => {
        log.push(account);
        return { id: REVIEWER };
      },
    } as unknown as RegisterUser;
    return new JoinCompany(invitations, teams, users, register, unitOfWork, audit, isMailed);
  };
  const join = (userId: number, token = 'secret') => joining().join({ token, userId });
  const joined = (member: number) => ({
    ...entry('company.member-joined', { invitation: 9, member, role: 'reviewer' }),
    actorId: member,
  });

  it.each([true, false])('registers an account, whose address is proven by a mail: %s', async (isMailed) => {
    const account = { username: 'ana', fullName: 'Ana', password: 'correct horse' };
    const result = await joining(isMailed).register({ token: 'secret', ...account });
    expect(result).toEqual({ user: { id: REVIEWER }, employerId: HOTEL, companyRole: 'reviewer' });
    const employer = { email: 'Ana@Team.test', role: 'employer', isEmailVerified: isMailed, joinsCompany: true };
    expect(log).toEqual([{ ...account, ...employer }]);
    expect(teams.roles()).toContainEqual([REVIEWER, 'reviewer', [6]]);
    expect(audit.entries).toEqual([joined(REVIEWER)]);
    await expect(joining().register({ token: 'a guess', ...account })).rejects.toThrow(LinkNotValid);
    expect(log).toHaveLength(1);
  });

  it('moves the only member of another company without listings', async () => {
    await join(SAILOR);
    expect(teams.locked).toEqual([[HOTEL, SHIP]]);
    expect([teams.roles(), teams.roles(SHIP)]).toEqual([
      [
        [OWNER, 'owner', null],
        [RECRUITER, 'recruiter', null],
        [SAILOR, 'reviewer', [6]],
      ],
      [],
    ]);
    expect(audit.entries).toEqual([joined(SAILOR)]);
  });

  it('takes somebody without a company', async () => {
    await join(FORMER);
    expect(teams.locked).toEqual([[HOTEL]]);
    expect(teams.roles()).toContainEqual([FORMER, 'reviewer', [6]]);
  });

  it('takes neither members of teams, nor those with listings, nor a member again', async () => {
    teams.listed.add(SHIP);
    await expect(join(SAILOR)).rejects.toThrow(HasListings);
    teams.members.get(SHIP)?.set(FORMER, membership('recruiter'));
    for (const member of [SAILOR, FORMER]) await expect(join(member)).rejects.toThrow(HasCompany);
    await expect(join(RECRUITER)).rejects.toThrow(AlreadyMember);
    expect(audit.entries).toEqual([]);
  });

  it('is for employers with the address of the invitation, by its link', async () => {
    await expect(join(SEEKER)).rejects.toThrow(OnlyEmployersJoin);
    await expect(join(REVIEWER)).rejects.toThrow(OtherAddress);
    await expect(join(FORMER, 'a guess')).rejects.toThrow(LinkNotValid);
    expect(teams.locked).toEqual([]);
  });

  it('needs room', async () => {
    teams.members.get(HOTEL)?.set(REVIEWER, membership('reviewer'));
    await expect(join(FORMER)).rejects.toThrow(TooManyMembers);
  });
});
