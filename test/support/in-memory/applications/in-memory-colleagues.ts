import { Colleagues, type Colleague } from '#applications/application/ports/colleagues.js';
import { isWithin, type CompanyReach, type Member } from '#shared/domain/actor.js';

/** The members of companies, in the order given. */
export class InMemoryColleagues extends Colleagues {
  constructor(private readonly members: readonly Member[]) {
    super();
  }

  override colleagues({
    employerId,
    workplaceId,
  }: {
    readonly employerId: number;
    readonly workplaceId?: number | null;
  }): Promise<readonly Colleague[]> {
    const readers = this.members.filter(({ workplaceIds, ...member }) => {
      const reach = { employerId: member.employerId, ...(workplaceIds && { workplaceIds }) };
      return workplaceId === undefined
        ? member.employerId === employerId
        : isWithin(reach, { employerId, workplaceId });
    });
    return Promise.resolve(
      readers.map(({ userId, companyRole }) => ({
        id: userId,
        fullName: `Member ${userId}`,
        avatar: null,
        role: companyRole,
      })),
    );
  }

  override lockReach(employerId: number, userId: number): Promise<CompanyReach | undefined> {
    const found = this.members.find((one) => one.employerId === employerId && one.userId === userId);
    return Promise.resolve(found && { employerId, ...(found.workplaceIds && { workplaceIds: found.workplaceIds }) });
  }
}
