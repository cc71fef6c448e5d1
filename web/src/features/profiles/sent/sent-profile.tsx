import { Alert, Descriptions } from 'antd';
import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { ButtonLink } from '@/components/layout/button-link.tsx';

/** What employers look for first. */
const PARTS: { label: string; gap: string; read: (profile: JobSeekerProfileBody) => string | null }[] = [
  { label: 'Headline', gap: 'a headline', read: ({ headline }) => headline },
  { label: 'Location', gap: 'your location', read: ({ location }) => location },
  {
    label: 'Experience',
    gap: 'your years of experience',
    read: ({ experience }) => (experience === null ? null : `${experience} ${experience === 1 ? 'year' : 'years'}`),
  },
  { label: 'Skills', gap: 'skills', read: ({ skills }) => skills.join(', ') || null },
  {
    label: 'Languages',
    gap: 'languages',
    read: ({ languages }) => languages.map(({ language }) => language).join(', ') || null,
  },
  { label: 'Phone', gap: 'a phone number', read: ({ phone }) => phone },
];

/** A profile as it appears in an application, with what is missing. */
export function SentProfile({ fullName, profile }: { fullName: string; profile: JobSeekerProfileBody }) {
  const parts = PARTS.map(({ label, gap, read }) => ({ label, gap, text: read(profile) }));
  const gaps = parts.filter(({ text }) => text === null).map(({ gap }) => gap);
  const known = parts.filter(({ text }) => text !== null);
  return (
    <>
      <Descriptions
        column={1}
        size="small"
        items={[{ label: 'Name', text: fullName }, ...known].map(({ label, text }) => ({
          key: label,
          label,
          children: text,
        }))}
      />
      {gaps.length > 0 ? (
        <Alert
          type="info"
          showIcon
          title={`Your profile is missing ${new Intl.ListFormat('en', { type: 'conjunction' }).format(gaps)}. You can apply without it.`}
        />
      ) : null}
      <p style={{ marginBlock: 'var(--space-3) 0' }}>
        <ButtonLink to="/job-seeker/profile">Edit Profile</ButtonLink>
      </p>
    </>
  );
}
