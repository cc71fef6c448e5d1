import type { CompanyRole } from '#shared/domain/actor.js';
import { AlreadyMember, LastOwner, MemberNotFound, OwnersOnly, TooManyMembers } from './company-errors.js';

/** Days in which an invitation can be accepted. */
export const INVITATION_DAYS = 7;

/** The members of a company, of whom at least one is an owner while there are any. */
export class Team {
  private readonly roles: Map<number, CompanyRole>;

  constructor(
    readonly companyId: number,
    members: Iterable<readonly [userId: number, role: CompanyRole]>,
    private readonly capacity: number,
  ) {
    this.roles = new Map(members);
  }

  get members(): ReadonlyMap<number, CompanyRole> {
    return this.roles;
  }

  /** Whether the user is its only member. */
  isOnlyOf(userId: number): boolean {
    return this.roles.size === 1 && this.roles.has(userId);
  }

  /** @throws OwnersOnly */
  requireOwner(userId: number): void {
    if (this.roles.get(userId) !== 'owner') throw new OwnersOnly();
  }

  /** @throws TooManyMembers */
  requireRoom(): void {
    if (this.roles.size >= this.capacity) throw new TooManyMembers();
  }

  /** @throws AlreadyMember, TooManyMembers */
  join(userId: number, role: CompanyRole): void {
    if (this.roles.has(userId)) throw new AlreadyMember();
    this.requireRoom();
    this.roles.set(userId, role);
  }

  /**
   * Changes the role of a member, for an owner.
   * @throws OwnersOnly, MemberNotFound, LastOwner
   */
  setRole(byId: number, userId: number, role: CompanyRole): void {
    this.requireOwner(byId);
    if (!this.roles.has(userId)) throw new MemberNotFound();
    this.requireOwnerBeside(userId, role);
    this.roles.set(userId, role);
  }

  /**
   * Removes another member, for an owner.
   * @throws OwnersOnly, MemberNotFound, LastOwner
   */
  remove(byId: number, userId: number): void {
    this.requireOwner(byId);
    this.leave(userId);
  }

  /** @throws MemberNotFound, LastOwner: the only owner cannot leave, not even as the last member */
  leave(userId: number): void {
    if (!this.roles.has(userId)) throw new MemberNotFound();
    this.requireOwnerBeside(userId);
    this.roles.delete(userId);
  }

  /** Lets a member go whose account ends. The longest-standing other member becomes owner if none is left. */
  release(userId: number): void {
    this.roles.delete(userId);
    const others = [...this.roles];
    if (others.some(([, role]) => role === 'owner')) return;
    const [heir] = others.find(([, role]) => role === 'recruiter') ?? others[0] ?? [];
    if (heir !== undefined) this.roles.set(heir, 'owner');
  }

  private requireOwnerBeside(userId: number, role?: CompanyRole): void {
    const keepsOwner = role === 'owner' || [...this.roles].some(([id, held]) => id !== userId && held === 'owner');
    if (!keepsOwner) throw new LastOwner();
  }
}
