import { Alert, Descriptions } from 'antd';
import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { locale, t } from '@/lib/language/t.ts';
import { listOf } from '@/lib/format/list-of.ts';

/** What employers look for first. */
const PARTS: { label: string; gap: string; read: (profile: JobSeekerProfileBody) => string | null }[] = [
  { label: t('Headline'), gap: t('a headline'), read: ({ headline }) => headline },
  { label: t('Location'), gap: t('your location'), read: ({ location }) => location },
  {
    label: t('Experience'),
    gap: t('your years of experience'),
    read: ({ experience }) =>
      experience === null ? null : t('{experience, plural, one {# year} other {# years}}', { experience }),
  },
  { label: t('Skills'), gap: t('skills'), read: ({ skills }) => listOf(skills) || null },
  {
    label: t('Languages'),
    gap: t('languages'),
    read: ({ languages }) => listOf(languages.map(({ language }) => language)) || null,
  },
  { label: t('Phone'), gap: t('a phone number'), read: ({ phone }) => phone },
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
        items={[{ label: t('Name'), text: fullName }, ...known].map(({ label, text }) => ({
          key: label,
          label,
          children: <bdi>{text}</bdi>,
        }))}
      />
      {gaps.length > 0 ? (
        <Alert
          type="info"
          showIcon
          title={t('Your profile is missing {gaps}. You can apply without it.', {
            gaps: new Intl.ListFormat(locale(), { type: 'conjunction' }).format(gaps),
          })}
        />
      ) : null}
      <p style={{ marginBlock: 'var(--space-3) 0' }}>
        <ButtonLink to="/job-seeker/profile">{t('Edit Profile')}</ButtonLink>
      </p>
    </>
  );
}
