import { LightButtonLink } from '@/light/controls/button.tsx';
import { MessagePage } from './message-page.tsx';

/** The page for unknown paths. */
export default function NotFoundPage() {
  return (
    <MessagePage title="404 Page Not Found" text="Did you forget to add the page to the router?">
      <LightButtonLink to="/">Go to Homepage</LightButtonLink>
    </MessagePage>
  );
}
