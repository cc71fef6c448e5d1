import type { CompanyRole } from '#shared/domain/actor.js';
import { AlreadyMember, LastOwner, MemberNotFound, OwnersOnly, TooManyMembers } from './company-errors.js';

/** Days in which an invitation can be accepted. */
export const INVITATION_DAYS = 7;

/** What a member may do, and to which hotels a reviewer is limited; null for none. */
export type Membership = { readonly role: CompanyRole; readonly workplaceIds: readonly number[] | null };

/** Only reviewers can be limited to hotels. */
export function membership(role: CompanyRole, workplaceIds: readonly number[] | null = null): Membership {
  return { role, workplaceIds: role === 'reviewer' && workplaceIds ? [...new Set(workplaceIds)] : null };
}

/** The members of a company, of whom at least one is an owner while there are any. */
export class Team {
  private readonly held: Map<number, Membership>;

  constructor(
    readonly companyId: number,
    members: Iterable<readonly [userId: number, membership: Membership]>,
    private readonly capacity: number,
  ) {
    this.held = new Map(members);
  }

  get members(): ReadonlyMap<number, Membership> {
    return this.held;
  }

  /** Whether the user is its only member. */
  isOnlyOf(userId: number): boolean {
    return this.held.size === 1 && this.held.has(userId);
  }

  /** @throws OwnersOnly */
  requireOwner(userId: number): void {
    if (this.held.get(userId)?.role !== 'owner') throw new OwnersOnly();
  }

  /** @throws TooManyMembers */
  requireRoom(): void {
    if (this.held.size >= this.capacity) throw new TooManyMembers();
  }

  /** @throws AlreadyMember, TooManyMembers */
  join(userId: number, joined: Membership): void {
    if (this.held.has(userId)) throw new AlreadyMember();
    this.requireRoom();
    this.held.set(userId, joined);
  }

  /**
   * Changes the role of a member and the hotels to which a reviewer is limited, for an owner.
   * @throws OwnersOnly, MemberNotFound, LastOwner
   */
  setRole(byId: number, userId: number, changed: Membership): void {
    this.requireOwner(byId);
    if (!this.held.has(userId)) throw new MemberNotFound();
    this.requireOwnerBeside(userId, changed.role);
    this.held.set(userId, changed);
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
    if (!this.held.has(userId)) throw new MemberNotFound();
    this.requireOwnerBeside(userId);
    this.held.delete(userId);
  }

  /** Lets a member go whose account ends. The longest-standing other member becomes owner if none is left. */
  release(userId: number): void {
    this.held.delete(userId);
    const others = [...this.held];
    if (others.some(([, { role }]) => role === 'owner')) return;
    const [heir] = others.find(([, { role }]) => role === 'recruiter') ?? others[0] ?? [];
    if (heir !== undefined) this.held.set(heir, membership('owner'));
  }

  private requireOwnerBeside(userId: number, role?: CompanyRole): void {
    const keepsOwner =
      role === 'owner' || [...this.held].some(([id, other]) => id !== userId && other.role === 'owner');
    if (!keepsOwner) throw new LastOwner();
  }
}
