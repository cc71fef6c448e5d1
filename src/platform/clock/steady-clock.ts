import { uptime } from 'node:os';
import { Clock } from '#shared/application/clock.js';

const MINUTE = 60_000;
/** Differences up to this are corrections of the machine's clock, in milliseconds. */
const LARGEST_CORRECTION = 60 * MINUTE;
/** How long the machine's clock must show another time before it is believed, in milliseconds. */
const BELIEVED_AFTER = 10 * MINUTE;

/** The times of this machine, which tests replace. */
type MachineTimes = {
  /** Milliseconds since 1970, which anyone can set. */
  wall(): number;
  /** Milliseconds since the machine started, including the time that it slept. */
  running(): number;
};

const MACHINE: MachineTimes = { wall: () => Date.now(), running: () => uptime() * 1_000 };

/** The machine's clock without its mistakes: a jump of more than an hour counts once it has lasted ten minutes. */
export class SteadyClock extends Clock {
  /** When the machine started, by its clock. */
  private origin: number;
  private jump: { readonly origin: number; readonly since: number } | undefined;
  private believedAt: number | undefined;
  /** When a short way was last known to be right. */
  private checked: { readonly wall: number; readonly at: number };

  constructor(private readonly machine = MACHINE) {
    super();
    const wall = machine.wall();
    this.origin = wall - machine.running();
    this.checked = { wall, at: performance.now() };
  }

  override now(): Date {
    const wall = this.machine.wall();
    const at = performance.now();
    // Reading how long the machine has been running takes a hundred times as long.
    const isContinued = !this.jump && Math.abs(wall - this.checked.wall - (at - this.checked.at)) < MINUTE;
    if (!isContinued) return new Date(this.steady(wall));
    this.checked = { wall, at };
    return new Date(wall);
  }

  /** How far the machine's clock is ahead of this one, in milliseconds. */
  get ignored(): number {
    return this.machine.wall() - this.now().getTime();
  }

  /** Milliseconds since a jump was believed; undefined if there was none. */
  get sinceJump(): number | undefined {
    return this.believedAt === undefined ? undefined : this.machine.running() - this.believedAt;
  }

  private steady(wall: number): number {
    const running = this.machine.running();
    const origin = wall - running;
    if (Math.abs(origin - this.origin) <= LARGEST_CORRECTION) return this.follow(wall, origin);
    if (!this.jump || Math.abs(origin - this.jump.origin) > LARGEST_CORRECTION) this.jump = { origin, since: running };
    if (running - this.jump.since < BELIEVED_AFTER) return this.origin + running;
    this.believedAt = running;
    return this.follow(wall, origin);
  }

  private follow(wall: number, origin: number): number {
    this.origin = origin;
    this.jump = undefined;
    this.checked = { wall, at: performance.now() };
    return wall;
  }
}
