import { Link } from '@tanstack/react-router';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Icon, type IconName } from '@/light/marks/icon.tsx';
import { Logo } from '@/light/marks/logo.tsx';
import { useMediaQuery } from '@/lib/dom/use-media-query.ts';
import { useSite, type SocialNetwork } from '@/lib/page/site.ts';
import { footerColumns, type NavigationItem } from '@/shell/navigation/navigation.ts';
import { t } from '@/lib/language/t.ts';
import { LanguageLinks } from './language-links.tsx';
import styles from './site-footer.module.css';

/** As in the styles. */
const PHONE = '(max-width: 47.98rem)';

const SOCIAL: { label: string; icon: IconName & SocialNetwork }[] = [
  { label: 'Facebook', icon: 'facebook' },
  { label: 'Twitter', icon: 'twitter' },
  { label: 'LinkedIn', icon: 'linkedin' },
  { label: 'Instagram', icon: 'instagram' },
];

/** The footer of every page. */
export function SiteFooter() {
  const { social, termsUrl, privacyUrl } = useSite();
  const external: Partial<Record<string, string>> = {
    '/about/terms-of-service': termsUrl,
    '/about/privacy-policy': privacyUrl,
  };
  return (
    <footer className={styles.footer}>
      <div className={`page ${styles.columns}`}>
        <div className={styles.brand}>
          <Logo />
          <p>{t('Connecting tourism and hospitality professionals with employers worldwide.')}</p>
          <ul className={styles.social}>
            {SOCIAL.map(({ label, icon }) => (
              <li key={label}>
                <FooterLink external={social[icon]} to="/about/social-media" aria-label={label} data-tip={label}>
                  <Icon name={icon} />
                </FooterLink>
              </li>
            ))}
          </ul>
        </div>
        {footerColumns.map((column) => (
          <FooterColumn key={column.title} title={t(column.title)}>
            {column.items.map((item) => (
              <li key={item.label}>
                <FooterLink external={external[item.to]} to={item.to} search={item.search}>
                  {t(item.label)}
                </FooterLink>
              </li>
            ))}
          </FooterColumn>
        ))}
      </div>
      <div className="page">
        <LanguageLinks />
      </div>
      <p className={`page ${styles.copyright}`}>
        {t('© {year} Wayfare. All rights reserved.', { year: String(new Date().getFullYear()) })}
      </p>
    </footer>
  );
}

/** Links below their title; on phones, the title opens them. */
function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  const isPhone = useMediaQuery(PHONE);
  const [isOpen, setOpen] = useState(false);
  return (
    <nav aria-label={title} className={styles.column}>
      <h2 className={styles.title}>
        {isPhone ? (
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {title}
            <Icon name="chevron" size="1.25rem" />
          </button>
        ) : (
          title
        )}
      </h2>
      <ul className={styles.links} hidden={isPhone && !isOpen} data-open={isOpen || undefined}>
        {children}
      </ul>
    </nav>
  );
}

interface FooterLinkProps extends ComponentProps<'a'>, Pick<NavigationItem, 'to' | 'search'> {
  /** The operator's own page, if there is one. */
  external?: string;
}

function FooterLink({ external, to, search, ...rest }: FooterLinkProps) {
  return external ? <a href={external} {...rest} /> : <Link to={to} search={search} {...rest} />;
}
