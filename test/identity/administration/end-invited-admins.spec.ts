import { EndInvitedAdmins } from '#identity/administration/application/admins/end-invited-admins.js';

const SINCE = new Date('2026-06-15T12:00:00.000Z');
const [OWNER, JOINED, LATER, ANOTHER] = [3, 4, 5, 6];

describe('what someone else did with the account of an admin', () => {
  /** Ends it while the account is suspended by an admin or nobody; returns what was done. */
  async function end(suspendedBy: number | null, since: Date | null = SINCE): Promise<string[]> {
    const done: string[] = [];
    const note = (what: string) => Promise.resolve(void done.push(what));
    const invitations = {
      withdrawSince: (adminId: number, from: Date | null) => note(`withdraw ${adminId} ${from?.getTime() ?? 'all'}`),
      joinedSince: () => Promise.resolve([JOINED, LATER]),
    };
    const suspensions = { suspendedBy: () => Promise.resolve(suspendedBy) };
    const suspend = { execute: ({ userId }: { userId: number }) => note(`suspend ${userId}`) };
    const reinstate = { execute: ({ userId }: { userId: number }) => note(`reinstate ${userId}`) };
    const parts = [invitations, suspensions, suspend, reinstate] as const;
    await new EndInvitedAdmins(...(parts as never as ConstructorParameters<typeof EndInvitedAdmins>)).execute({
      adminId: OWNER,
      since,
    });
    return done;
  }
  const ended = [`withdraw ${OWNER} ${SINCE.getTime()}`, `suspend ${JOINED}`, `suspend ${LATER}`];

  it.each([
    ['nobody', null, ended],
    ['an admin who joined through it', LATER, [...ended, `reinstate ${OWNER}`]],
    ['another admin', ANOTHER, ended],
  ])('ends, and the account is reinstated if one of them suspended it: %s did', async (_who, by, expected) => {
    expect(await end(by)).toEqual(expected);
  });

  it('is invitations alone if they may have created the account', async () => {
    expect(await end(LATER, null)).toEqual([`withdraw ${OWNER} all`]);
  });
});
