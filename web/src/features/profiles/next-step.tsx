import { Link } from '@tanstack/react-router';
import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { msg, t } from '@/lib/language/t.ts';
import type { EditorTab } from './profile-search.ts';

interface Step {
  isOpen: (profile: JobSeekerProfileBody) => boolean;
  text: string;
  tab: EditorTab;
}

/** What helps most comes first. */
const STEPS: readonly Step[] = [
  {
    isOpen: ({ resume, workExperience }) => resume === null && workExperience.length === 0,
    text: msg('Add your resume, or the places where you worked: companies look there first.'),
    tab: 'resume',
  },
  {
    isOpen: ({ headline }) => headline === null,
    text: msg('Add a headline: it stands beside your name wherever companies see you.'),
    tab: 'basic',
  },
  {
    isOpen: ({ phone }) => phone === null,
    text: msg('Add your phone number: many companies call before they write.'),
    tab: 'basic',
  },
  {
    isOpen: ({ languages }) => languages.length === 0,
    text: msg('Add the languages you speak: guests come from everywhere.'),
    tab: 'skills',
  },
  {
    isOpen: ({ desiredRoles }) => desiredRoles.length === 0,
    text: msg('Add the jobs you look for: your recommendations follow them.'),
    tab: 'basic',
  },
  {
    isOpen: ({ location }) => location === null,
    text: msg('Add where you live: companies see who needs housing.'),
    tab: 'basic',
  },
  {
    isOpen: ({ availableFrom }) => availableFrom === null,
    text: msg('Say from when you can start: companies plan by season.'),
    tab: 'basic',
  },
];

/** The one step that helps a profile most; undefined if none is left. */
export function nextStepOf(profile: JobSeekerProfileBody): Step | undefined {
  return STEPS.find(({ isOpen }) => isOpen(profile));
}

/** A link to where the step is done. */
export function NextStep({ step: { text, tab } }: { step: Step }) {
  return (
    <Link to="/job-seeker/profile" search={{ tab }}>
      {t(text)}
    </Link>
  );
}
