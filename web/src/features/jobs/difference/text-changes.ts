import type { ApprovedTextBody, JobBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { glanceOf } from '../drawn/page/facts/at-a-glance.ts';
import { formatPay } from '@/lib/format/format-salary.ts';
import { CATEGORY_LABELS, EXPERIENCE_LABELS, JOB_TYPE_LABELS, labelOf } from '@/lib/rules/job-options.ts';
import { languageName } from '@/lib/rules/job-facts.ts';
import { mustHaveOf, type Question } from '@/lib/rules/screening.ts';
import { listOf } from '@/lib/format/list-of.ts';

/** A part of a listing that differs between two versions. */
export interface TextChange {
  label: string;
  before: string;
  after: string;
}

/** The parts in which a listing differs from its approved text, in the order of its page. */
export function textChanges(approved: ApprovedTextBody, latest: JobBody): TextChange[] {
  const [before, after] = [partsOf(approved), partsOf(latest)];
  const labels = [...new Set([...before.keys(), ...after.keys()])];
  return labels
    .map((label) => ({ label, before: before.get(label) ?? '', after: after.get(label) ?? '' }))
    .filter((change) => change.before !== change.after);
}

function partsOf(text: ApprovedTextBody): Map<string, string> {
  const hasRange = text.minSalary !== null || text.maxSalary !== null;
  return new Map([
    [t('Title'), text.title],
    [t('Company'), text.company],
    [t('Location'), text.location],
    [t('Work locations'), text.places?.map(({ label }) => label).join('; ') ?? ''],
    [t('Job type'), labelOf(JOB_TYPE_LABELS, text.jobType)],
    [t('Category'), labelOf(CATEGORY_LABELS, text.category)],
    [t('Experience'), text.experience === null ? '' : labelOf(EXPERIENCE_LABELS, text.experience)],
    [t('Department'), text.department ?? ''],
    [t('Salary'), text.salary],
    [t('Salary range'), hasRange ? formatPay(text) : ''],
    ...glanceOf({ ...text, places: null }),
    [t('Language of the listing'), text.facts.writtenIn === undefined ? '' : languageName(text.facts.writtenIn)],
    [t('Description'), text.description],
    [t('Requirements'), text.requirements ?? ''],
    [t('Responsibilities'), text.responsibilities ?? ''],
    [t('Benefits'), text.benefits ?? ''],
    [t('Skills'), listOf(text.skills)],
    [t('Questions for applicants'), text.questions.map(questionOf).join('\n')],
  ]);
}

function questionOf(question: Question): string {
  const mustHave = mustHaveOf(question);
  const more = [
    ...question.options,
    question.isRequired ? t('required') : '',
    mustHave ? t('must be {mustHave}', { mustHave }) : '',
  ];
  return [question.question, listOf(more)].filter(Boolean).join(' – ');
}
