import type { SecondFactors } from '#identity/second-factor/application/second-factors.js';

const SECRET = 'JBSWY3DPEHPK3PXP';
const NOW = new Date('2026-06-15T12:00:00.000Z');

/** Behavior that every adapter of `SecondFactors` must have; `start` returns one without any for the user. */
export function secondFactorsContract(
  start: () => Promise<{ readonly factors: SecondFactors; readonly userId: number }>,
): void {
  const withFactor = async () => {
    const world = await start();
    await world.factors.propose(world.userId, SECRET);
    await world.factors.enable(world.userId, 10, NOW);
    return world;
  };

  it('is off until a first code confirms it', async () => {
    const { factors, userId } = await start();
    expect(await factors.find(userId)).toBeUndefined();
    expect(await factors.propose(userId, 'AAAAAAAA')).toBe(true);
    expect(await factors.propose(userId, SECRET)).toBe(true);
    expect(await factors.find(userId)).toEqual({ secret: SECRET, isOn: false, recoveryCodesLeft: 0 });
    expect(await factors.enable(userId, 10, NOW)).toBe(true);
    expect(await factors.enable(userId, 11, NOW)).toBe(false);
    expect(await factors.propose(userId, SECRET)).toBe(false);
    expect((await factors.find(userId))?.isOn).toBe(true);
  });

  it('accepts each time step once, and none older than a used one', async () => {
    const { factors, userId } = await withFactor();
    expect(await factors.useStep(userId, 10)).toBe(false);
    expect(await factors.useStep(userId, 12)).toBe(true);
    expect(await factors.useStep(userId, 11)).toBe(false);
  });

  it('accepts each recovery code once', async () => {
    const { factors, userId } = await withFactor();
    const issued = await factors.issueRecoveryCodes(userId, NOW);
    const code = (issued[0] ?? '').replaceAll('-', '');
    expect(await factors.useRecoveryCode(userId, code)).toBe(true);
    expect(await factors.useRecoveryCode(userId, code)).toBe(false);
    expect((await factors.find(userId))?.recoveryCodesLeft).toBe(issued.length - 1);
  });

  it('removes a factor and recovery codes that are newer than a time, and a proposal of any age', async () => {
    const { factors, userId } = await withFactor();
    await factors.issueRecoveryCodes(userId, new Date(NOW.getTime() + 2));
    await factors.removeSince(userId, new Date(NOW.getTime() + 3));
    expect(await factors.find(userId)).not.toMatchObject({ recoveryCodesLeft: 0 });
    await factors.removeSince(userId, new Date(NOW.getTime() + 1));
    expect(await factors.find(userId)).toEqual({ secret: SECRET, isOn: true, recoveryCodesLeft: 0 });
    await factors.removeSince(userId, NOW);
    expect(await factors.find(userId)).toBeUndefined();
    await factors.propose(userId, SECRET);
    await factors.removeSince(userId, new Date(NOW.getTime() + 1));
    expect(await factors.find(userId)).toBeUndefined();
  });

  it('reports whether the removed factor was on', async () => {
    const { factors, userId } = await withFactor();
    expect(await factors.remove(userId)).toBe(true);
    expect(await factors.remove(userId)).toBe(false);
    expect(await factors.useStep(userId, 20)).toBe(false);
  });
}
