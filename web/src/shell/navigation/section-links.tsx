import { Link, useLocation } from '@tanstack/react-router';
import type { User } from '@/features/auth/user.ts';
import { t } from '@/lib/language/t.ts';
import { currentLink, workspaceLinks } from './workspace-links.ts';
import styles from './section-links.module.css';

/** The screens beside the current one, where a destination of the workspace has several. */
export function SectionLinks({ user }: { user: User }) {
  const { pathname, search } = useLocation();
  const link = currentLink(workspaceLinks(user), pathname, search);
  if (!link?.parts) return null;
  const current = currentLink(link.parts, pathname, search);
  return (
    <nav className="page" aria-label={t(link.label)}>
      <ul className={styles.links}>
        {link.parts.map((part) => (
          <li key={part.label}>
            <Link
              to={part.to}
              search={part.search}
              activeOptions={{ exact: true }}
              aria-current={part === current ? 'page' : undefined}
            >
              {t(part.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
