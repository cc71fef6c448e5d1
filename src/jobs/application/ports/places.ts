import { JOB_LIMITS } from '../../domain/job-details.js';
import type { Place } from '../../domain/offer/place.js';

/** What tells where a job is. */
type LocatedJob = {
  readonly location?: string | null | undefined;
  readonly facts?: { readonly joiningPort?: string | null } | null;
};

/** Towns and cities where listings can be located. */
export abstract class Places {
  /** Places whose names start with the text, which may end with ", region" or ", country"; largest first. */
  abstract suggest(text: string): Promise<readonly Place[]>;

  /** The place with that id, or the most likely match for a text. */
  abstract find(idOrText: string): Promise<Place | undefined>;

  /** The place that a location refers to; undefined if that is ambiguous. */
  abstract findUnambiguous(location: string): Promise<Place | undefined>;

  /** The place that a job's location names, else its joining port; undefined if neither names one. */
  async ofJob({ location, facts }: LocatedJob): Promise<Place | undefined> {
    const found = location ? await this.findUnambiguous(ofPossibleLength(location)) : undefined;
    return found ?? (facts?.joiningPort ? this.findUnambiguous(ofPossibleLength(facts.joiningPort)) : undefined);
  }

  /** The places with these ids; unknown ids are skipped. */
  abstract known(ids: readonly number[]): Promise<readonly Place[]>;

  /** @throws InvalidFields for an unknown id */
  abstract withIds(ids: readonly number[]): Promise<readonly Place[]>;
}

/** A longer text is refused later, and would take long to look up. */
function ofPossibleLength(location: string): string {
  return location.slice(0, JOB_LIMITS.location.max);
}
