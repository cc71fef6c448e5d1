import { SteadyClock } from '#platform/clock/steady-clock.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = Date.UTC(2026, 10, 28);

describe('the clock of a machine', () => {
  let wall: number;
  let running: number;
  let clock: SteadyClock;
  const pass = (milliseconds: number) => {
    wall += milliseconds;
    running += milliseconds;
  };
  beforeEach(() => {
    [wall, running] = [START, 5 * DAY];
    clock = new SteadyClock({ wall: () => wall, running: () => running });
  });

  it.each([400 * DAY, -DAY])('does not count while it is wrong for two minutes, by %d ms', (jump) => {
    wall += jump;
    expect(clock.now()).toEqual(new Date(START));
    pass(2 * MINUTE);
    expect(clock.now()).toEqual(new Date(START + 2 * MINUTE));
    expect(clock.ignored).toBe(jump);
    wall -= jump;
    expect(clock.now()).toEqual(new Date(START + 2 * MINUTE));
    expect(clock).toMatchObject({ ignored: 0, sinceJump: undefined });
  });

  it('counts after ten minutes, and tells how long that is ago', () => {
    wall -= 60 * DAY;
    expect(clock.now()).toEqual(new Date(START));
    pass(11 * MINUTE);
    expect(clock.now()).toEqual(new Date(wall));
    pass(MINUTE);
    expect(clock).toMatchObject({ ignored: 0, sinceJump: MINUTE });
  });

  it('counts after the machine slept, and when it is corrected by a little', () => {
    pass(3 * DAY);
    expect(clock.now()).toEqual(new Date(START + 3 * DAY));
    wall += 2 * MINUTE;
    expect(clock.now()).toEqual(new Date(wall));
    expect(clock.sinceJump).toBeUndefined();
  });
});
