import { Link } from '@tanstack/react-router';
import { Icon, type IconName } from '@/public/icon.tsx';
import { Logo } from '@/public/logo.tsx';
import { footerColumns } from './navigation.ts';
import styles from './site-footer.module.css';

const SOCIAL: { label: string; icon: IconName }[] = [
  { label: 'Facebook', icon: 'facebook' },
  { label: 'Twitter', icon: 'twitter' },
  { label: 'LinkedIn', icon: 'linkedin' },
  { label: 'Instagram', icon: 'instagram' },
];

/** The footer of every page. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={`page ${styles.columns}`}>
        <div className={styles.brand}>
          <Logo />
          <p>Connecting tourism and hospitality professionals with employers worldwide.</p>
          <ul className={styles.social}>
            {SOCIAL.map(({ label, icon }) => (
              <li key={label}>
                <Link to="/about/$topic" params={{ topic: 'social-media' }} aria-label={label} data-tip={label}>
                  <Icon name={icon} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {footerColumns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className={styles.title}>{column.title}</h2>
            <ul className={styles.links}>
              {column.items.map((item) => (
                <li key={item.label}>
                  <Link to={item.to} search={item.search}>
                    {item.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className={`page ${styles.copyright}`}>© {new Date().getFullYear()} Wayfare. All rights reserved.</p>
    </footer>
  );
}
