import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { Icon, type IconName } from '@/light/marks/icon.tsx';
import { Logo } from '@/light/marks/logo.tsx';
import { useSite, type SocialNetwork } from '@/lib/page/site.ts';
import { footerColumns, type NavigationItem } from '@/shell/navigation/navigation.ts';
import { t } from '@/lib/language/t.ts';
import { LanguageLinks } from './language-links.tsx';
import styles from './site-footer.module.css';

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
          <nav key={column.title} aria-label={t(column.title)}>
            <h2 className={styles.title}>{t(column.title)}</h2>
            <ul className={styles.links}>
              {column.items.map((item) => (
                <li key={item.label}>
                  <FooterLink external={external[item.to]} to={item.to} search={item.search}>
                    {t(item.label)}
                  </FooterLink>
                </li>
              ))}
            </ul>
          </nav>
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

interface FooterLinkProps extends ComponentProps<'a'>, Pick<NavigationItem, 'to' | 'search'> {
  /** The operator's own page, if there is one. */
  external?: string;
}

function FooterLink({ external, to, search, ...rest }: FooterLinkProps) {
  return external ? <a href={external} {...rest} /> : <Link to={to} search={search} {...rest} />;
}
