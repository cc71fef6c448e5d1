import { Lists } from '../vocabulary/lists.js';
import type { Group } from '../vocabulary/group.js';
import { contentWords, stemsOf } from '../vocabulary/thesaurus.js';

/** Words for ranks, which employers use interchangeably. */
export const LEADER = new Set(
  stemsOf(
    'manager lead leader head chief supervisor director boss hod responsable jefe jefa leiter leiterin leitung capo gerente'.split(
      ' ',
    ),
  ),
);
/** Words for those who learn a job. */
export const LEARNER = new Set(
  stemsOf(
    `apprentice apprenti apprentie apprentissage alternance alternant alternante stagiaire azubi auszubildende auszubildender
    lehrling lehrstelle lernende lernender praktikum praktikant praktikantin trainee intern internship apprendista tirocinio
    tirocinante stagista aprendiz becario becaria practicas practicante estagio estagiario estagiaria leerling praktykant
    praktykantka stazysta stajyer стажер стажировка متدرب متدربة 实习 实习生 實習 實習生 インターン 研修生`.split(
      /\s+/,
    ),
  ),
);
const WORKER = new Set(
  stemsOf(
    'attendant host hostess crew member team staff associate assistant agent hero star ambassador helper operative representative clerk worker colleague specialist executive pro professional expert hand officer mitarbeiter mitarbeiterin fachkraft medewerker employe empleado empleada addetto addetta operatore funcionario pracownik gorevlisi elemani medarbejder medarbetare'.split(
      ' ',
    ),
  ),
);

/** Weight of words outside the title. */
const BESIDE = 0.4;
/** Minimum share of a title's weight that a group must cover, and how close to the best group others must be. */
const COVERED = 0.5;
const AS_GOOD = 0.9;
const MOST = 2;
/** Minimum weight, so that only words shared by few groups count alone. */
const TELLING = 2.5;

/** Finds the job groups closest to a title that contains none of their terms. */
export class NearestGroups {
  private readonly groupsWith = new Lists<Group>();

  constructor(private readonly groups: readonly Group[]) {
    for (const group of groups) {
      const words = [...group.same, ...group.short].flatMap((term) => stemsOf(contentWords(term)).map(plain));
      for (const word of new Set(words)) this.groupsWith.add(word, group);
    }
  }

  /** Whether any job group uses the word. */
  knows(stem: string): boolean {
    return this.groupsWith.of(plain(stem)).length > 0;
  }

  /** Groups that share the most telling words with a title; words outside it break ties. */
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

  /** Adds the weights of words to the scores. Words outside the title count only for groups with a score. */
  private scores(words: ReadonlySet<string>, share: number, scores: Map<Group, number>): Map<Group, number> {
    for (const word of words) {
      for (const group of this.groupsWith.of(word)) {
        const known = scores.get(group);
        if (share === 1 || known !== undefined) scores.set(group, (known ?? 0) + share * this.weight(word));
      }
    }
    return scores;
  }

  /** Inverse group frequency of a word; 0 if no group has it. */
  private weight(word: string): number {
    const { length } = this.groupsWith.of(word);
    return length === 0 ? 0 : Math.log(this.groups.length / length);
  }
}

function plain(stem: string): string {
  return LEADER.has(stem) ? 'leader' : WORKER.has(stem) ? 'worker' : stem;
}
