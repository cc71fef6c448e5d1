import { Injectable, Logger } from '@nestjs/common';
import { SettableClock } from './settable-clock.js';
import { Database, prepared } from '../postgres/database.js';

/** Seconds that the clocks of two machines may differ. */
const TOLERANCE = 60;
const HOUR = 3_600_000;
/** How long nothing is deleted after the machine's clock was set, so that someone can notice a mistake. */
const DISTRUST = 24 * HOUR;

const NOW = prepared('select clock_timestamp() as now');

const DIFFERS =
  "Nothing is deleted on schedule, because this machine's clock and the database's differ; correct the wrong one";
const JUMPED =
  "Nothing is deleted on schedule for a day, because this machine's clock was set; restart Wayfare if it is right now";

/** Compares the clock of this machine with the database's and with the time that has passed. */
@Injectable()
export class ClockCheck {
  private readonly logger = new Logger('Clock');
  private logged: { readonly message: string; readonly at: number } | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: SettableClock,
  ) {}

  /** How far this machine's clock is ahead of the database's, or of the time that has passed; negative if behind. */
  async secondsAhead(): Promise<number> {
    const row = await this.database.first<{ now: Date }>(NOW);
    const ofDatabase = row ? (this.clock.now().getTime() - row.now.getTime()) / 1000 : 0;
    const ofItself = this.clock.ignored / 1000;
    return Math.abs(ofDatabase) >= Math.abs(ofItself) ? ofDatabase : ofItself;
  }

  /** Whether data that is older than some time may be deleted. Logs an error if not, once an hour. */
  async isTrusted(): Promise<boolean> {
    const ahead = await this.secondsAhead();
    if (Math.abs(ahead) > TOLERANCE) return this.distrust(DIFFERS, ahead);
    const { sinceJump } = this.clock;
    if (sinceJump !== undefined && sinceJump < DISTRUST) return this.distrust(JUMPED, ahead);
    this.logged = undefined;
    return true;
  }

  private distrust(message: string, ahead: number): false {
    const at = performance.now();
    if (this.logged?.message === message && at - this.logged.at < HOUR) return false;
    this.logged = { message, at };
    this.logger.error({ secondsAhead: Math.round(ahead) }, message);
    return false;
  }
}
