import { LightButtonLink } from '@/light/controls/button.tsx';
import { t } from '@/lib/language/t.ts';
import { MessagePage } from './message-page.tsx';

/** The page for unknown paths. */
export default function NotFoundPage() {
  return (
    <MessagePage title={t('404 Page Not Found')} text={t('Did you forget to add the page to the router?')}>
      <LightButtonLink to="/">{t('Go to Homepage')}</LightButtonLink>
    </MessagePage>
  );
}
