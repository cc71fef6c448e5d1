import { t } from '@/lib/language/t.ts';
import { Icon } from './icon.tsx';

/** Within how many days a company usually answers applications. */
export function UsualReply({ days }: { days: number }) {
  return (
    <>
      <Icon name="message" />{' '}
      {t('{days, plural, one {Usually replies within a day} other {Usually replies within # days}}', { days })}
    </>
  );
}
