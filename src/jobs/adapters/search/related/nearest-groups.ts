import { contentWords, stemsOf, type Group } from './thesaurus.js';

/** Words for a rank, which employers exchange freely. */
const LEADER = new Set(
  stemsOf(
    'manager lead leader head chief supervisor director boss hod responsable jefe jefa leiter leiterin leitung capo chefe gerente'.split(
      ' ',
    ),
  ),
);
const WORKER = new Set(
  stemsOf(
    'attendant host hostess crew member team staff associate assistant agent hero star ambassador helper operative representative clerk worker colleague specialist executive pro professional expert hand officer'.split(
      ' ',
    ),
  ),
);

/** What the words beside the title count. */
const BESIDE = 0.4;
/** A title is close to a group that has so much of what its words tell, and groups so close to the closest one are as good. */
const COVERED = 0.5;
const AS_GOOD = 0.9;
const MOST = 2;
/** Words that only few groups of jobs have tell enough by themselves. */
const TELLING = 2.5;

/** Finds the groups of jobs closest to a title that contains none of their terms. */
export class NearestGroups {
  private readonly groupsWith = new Map<string, Set<Group>>();

  constructor(private readonly groups: readonly Group[]) {
    for (const group of groups) {
      for (const word of [...group.same, ...group.short].flatMap((term) => stemsOf(contentWords(term)).map(plain))) {
        this.groupsWith.set(word, (this.groupsWith.get(word) ?? new Set()).add(group));
      }
    }
  }

  /** Whether a word tells anything about a job. */
  knows(stem: string): boolean {
    return this.groupsWith.has(plain(stem));
  }

  /** The groups that share the most telling words with a title; words beside it decide between them. */
  of(title: readonly string[], beside: readonly string[]): Group[] {
    const own = new Set(title.map(plain));
    const scores = this.scores(own, 1, new Map());
    const telling = [...own].reduce((sum, word) => sum + this.weight(word), 0);
    const close = new Map([...scores].filter(([, score]) => score >= TELLING && score >= COVERED * telling));
    const others = new Set(beside.map(plain).filter((word) => !own.has(word)));
    const ranked = [...this.scores(others, BESIDE, close)].sort(([, one], [, another]) => another - one);
    const least = AS_GOOD * (ranked[0]?.[1] ?? 0);
    return ranked
      .filter(([, score]) => score >= least)
      .slice(0, MOST)
      .map(([group]) => group);
  }

  /** Adds what words count to the scores, of groups that have some where the words stand beside the title. */
  private scores(words: ReadonlySet<string>, share: number, scores: Map<Group, number>): Map<Group, number> {
    for (const word of words) {
      for (const group of this.groupsWith.get(word) ?? []) {
        const known = scores.get(group);
        if (share === 1 || known !== undefined) scores.set(group, (known ?? 0) + share * this.weight(word));
      }
    }
    return scores;
  }

  /** The fewer groups have a word, the more it tells; nothing if none has it. */
  private weight(word: string): number {
    const { size } = this.groupsWith.get(word) ?? { size: 0 };
    return size === 0 ? 0 : Math.log(this.groups.length / size);
  }
}

function plain(stem: string): string {
  return LEADER.has(stem) ? 'leader' : WORKER.has(stem) ? 'worker' : stem;
}
