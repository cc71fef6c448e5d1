import type { StatusMails } from '#notifications/application/ports/status-mails.js';

/** Behavior that every adapter of `StatusMails` must have; `start` returns one without any for the applications. */
export function statusMailsContract(
  start: () => Promise<{ readonly mails: StatusMails; readonly ids: readonly [number, number] }>,
): void {
  it('knows nothing about an application whose status has never changed', async () => {
    const { mails, ids } = await start();
    await mails.reset(ids[0]);
    expect(await mails.find(ids[0])).toBeUndefined();
  });

  it('counts each status change once, even if simultaneous', async () => {
    const { mails, ids } = await start();
    const [one, other] = ids;
    const counts = await Promise.all(Array.from({ length: 4 }, () => mails.changed([one])));
    expect(counts.flat().map(({ changes }) => changes)).toEqual(expect.arrayContaining([1, 2, 3, 4]));
    const both = await mails.changed([one, other, one]);
    expect(both).toHaveLength(2);
    expect(both).toEqual(
      expect.arrayContaining([
        { applicationId: one, changes: 5 },
        { applicationId: other, changes: 1 },
      ]),
    );
    expect(await mails.find(one)).toEqual({
      knownStatus: 'pending',
      changes: 5,
      secondsSinceMail: Infinity,
      isSending: false,
    });
  });

  it('knows the last mailed status until the applicant applies again', async () => {
    const { mails, ids } = await start();
    await mails.changed([ids[0]]);
    await mails.sent(ids[0], 'offered');
    const state = await mails.find(ids[0]);
    expect(state).toMatchObject({ knownStatus: 'offered', changes: 1 });
    expect(state?.secondsSinceMail).toBeLessThan(60);
    await mails.reset(ids[0]);
    expect(await mails.find(ids[0])).toMatchObject({ knownStatus: 'pending', changes: 2 });
  });
}
