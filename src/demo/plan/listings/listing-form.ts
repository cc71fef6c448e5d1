import type { FormAtWorkplace } from '#jobs/application/workplaces/workplace-policy.js';
import type { Company, RoleTemplate, Workplace } from '../../demo-data.js';
import { inTurn } from '../random.js';
import { salaryOf } from './salary.js';

/** A job opening: role, workplace, and earlier uses of each. */
export type Opening = {
  readonly role: RoleTemplate;
  readonly workplace: Workplace;
  readonly company: Company;
  /** Number of earlier listings for the same role. */
  readonly roleUse: number;
  /** Number of earlier listings of the same company. */
  readonly companyUse: number;
};

type Passages = { opening: string; setting: string; culture: string; detail: string; closing: string };

/** Ways to compose a description from its passages, used in turn. */
const ARRANGEMENTS: readonly ((passages: Passages) => string[])[] = [
  ({ opening, setting, culture, detail, closing }) => [opening, `${setting} ${culture}`, detail, closing],
  ({ opening, setting, culture, detail, closing }) => [`${opening} ${setting}`, detail, `${culture} ${closing}`],
  ({ opening, setting, culture, detail, closing }) => [opening, detail, setting, `${culture} ${closing}`],
];

/** The job form as the company would fill it in, without deadline, facts and premium. */
export function listingForm({ role, workplace, company, roleUse, companyUse }: Opening): FormAtWorkplace {
  const say = (text: string): string =>
    text.replaceAll('{at}', workplace.at).replaceAll('{company}', company.companyName);
  const passages: Passages = {
    opening: say(inTurn(role.openings, roleUse)),
    setting: workplace.setting,
    culture: inTurn(company.culture, companyUse),
    // The third use combines the first opening with the second detail.
    detail: say(inTurn(role.details, roleUse + (roleUse >> 1))),
    closing: inTurn(company.closings, companyUse),
  };
  return {
    title: inTurn(role.titles, roleUse),
    company: company.companyName,
    ...(workplace.hotel !== undefined && { workplaceReference: keyOf(workplace, company) }),
    location: workplace.location,
    description: inTurn(ARRANGEMENTS, companyUse + roleUse)(passages).join('\n\n'),
    requirements: bullets(without(role.requirements, companyUse)),
    responsibilities: bullets(without(role.responsibilities, roleUse + companyUse)),
    benefits: bullets(rotated(company.benefits, companyUse).slice(0, 5)),
    department: role.department,
    jobType: role.jobType,
    category: role.category,
    experience: role.experience,
    skills: role.skills,
    ...salaryOf(role, workplace, company, companyUse),
  };
}

function keyOf(workplace: Workplace, { workplaces }: Company): string | undefined {
  return Object.keys(workplaces).find((key) => workplaces[key] === workplace);
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `• ${line}`).join('\n');
}

/** The lines without one that depends on the index; short lists stay whole. */
function without(lines: readonly string[], index: number): readonly string[] {
  return lines.length < 5 ? lines : lines.filter((_, position) => position !== 1 + (index % (lines.length - 1)));
}

function rotated(lines: readonly string[], index: number): readonly string[] {
  const start = index % lines.length;
  return [...lines.slice(start), ...lines.slice(0, start)];
}
