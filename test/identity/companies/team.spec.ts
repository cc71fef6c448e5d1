import {
  AlreadyMember,
  LastOwner,
  MemberNotFound,
  OwnersOnly,
  TooManyMembers,
} from '#identity/companies/domain/company-errors.js';
import { membership, Team } from '#identity/companies/domain/team.js';
import type { CompanyRole } from '#shared/domain/actor.js';

const COMPANY = 10;
const [OWNER, SECOND, RECRUITER, REVIEWER, STRANGER] = [10, 11, 12, 13, 14];

function team(...others: [number, CompanyRole][]): Team {
  const members = [[OWNER, 'owner'] as const, ...others].map(([id, role]) => [id, membership(role)] as const);
  return new Team(COMPANY, members, 4);
}

const rolesIn = ({ members }: Team) => [...members].map(([id, { role }]) => [id, role]);

const full = () => team([SECOND, 'owner'], [RECRUITER, 'recruiter'], [REVIEWER, 'reviewer']);

describe('a team', () => {
  it('lets owners change roles and remove members, and nobody else', () => {
    for (const by of [RECRUITER, REVIEWER, STRANGER]) {
      expect(() => full().setRole(by, REVIEWER, membership('recruiter'))).toThrow(OwnersOnly);
      expect(() => full().remove(by, REVIEWER)).toThrow(OwnersOnly);
    }
    const changed = full();
    changed.setRole(SECOND, REVIEWER, membership('recruiter'));
    changed.remove(OWNER, RECRUITER);
    expect(rolesIn(changed)).toEqual([
      [OWNER, 'owner'],
      [SECOND, 'owner'],
      [REVIEWER, 'recruiter'],
    ]);
  });

  it('keeps an owner', () => {
    const alone = team([RECRUITER, 'recruiter']);
    expect(() => alone.leave(OWNER)).toThrow(LastOwner);
    expect(() => alone.remove(OWNER, OWNER)).toThrow(LastOwner);
    expect(() => alone.setRole(OWNER, OWNER, membership('reviewer'))).toThrow(LastOwner);
    alone.setRole(OWNER, RECRUITER, membership('owner'));
    alone.leave(OWNER);
    expect(rolesIn(alone)).toEqual([[RECRUITER, 'owner']]);
    expect(() => alone.leave(RECRUITER)).toThrow(LastOwner);
  });

  it('knows who is a member', () => {
    expect(() => full().remove(OWNER, STRANGER)).toThrow(MemberNotFound);
    expect(() => full().setRole(OWNER, STRANGER, membership('recruiter'))).toThrow(MemberNotFound);
    expect(() => full().leave(STRANGER)).toThrow(MemberNotFound);
    expect(() => team().join(OWNER, membership('recruiter'))).toThrow(AlreadyMember);
  });

  it('limits only reviewers to hotels', () => {
    const limited = full();
    limited.setRole(OWNER, REVIEWER, membership('reviewer', [3, 3, 4]));
    expect(limited.members.get(REVIEWER)).toEqual({ role: 'reviewer', workplaceIds: [3, 4] });
    limited.setRole(OWNER, REVIEWER, membership('recruiter', [3]));
    expect(limited.members.get(REVIEWER)).toEqual({ role: 'recruiter', workplaceIds: null });
  });

  it('has room for a limited number of members', () => {
    const almost = team([SECOND, 'owner'], [RECRUITER, 'recruiter']);
    almost.join(REVIEWER, membership('reviewer'));
    expect(() => almost.join(STRANGER, membership('reviewer'))).toThrow(TooManyMembers);
    expect(() => almost.requireRoom()).toThrow(TooManyMembers);
  });

  it.each<[string, [number, CompanyRole][], [number, CompanyRole][]]>([
    ['nobody', [], []],
    [
      'nobody, while there is another owner',
      [
        [RECRUITER, 'recruiter'],
        [SECOND, 'owner'],
      ],
      [
        [RECRUITER, 'recruiter'],
        [SECOND, 'owner'],
      ],
    ],
    [
      'the first recruiter',
      [
        [REVIEWER, 'reviewer'],
        [RECRUITER, 'recruiter'],
        [SECOND, 'recruiter'],
      ],
      [
        [REVIEWER, 'reviewer'],
        [RECRUITER, 'owner'],
        [SECOND, 'recruiter'],
      ],
    ],
    ['a reviewer, if there is nobody else', [[REVIEWER, 'reviewer']], [[REVIEWER, 'owner']]],
  ])('makes %s an owner when the account of the only owner ends', (_heir, others, left) => {
    const released = team(...others);
    released.release(OWNER);
    expect(rolesIn(released)).toEqual(left);
  });
});
