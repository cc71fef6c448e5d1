import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '@/light/marks/icon.tsx';
import { useSeen } from '@/lib/dom/use-seen.ts';
import { companyQuery } from '../page/company-query.ts';
import styles from './company-logo.module.css';

interface CompanyLogoProps {
  employerId?: number | null;
  company: string;
  /** The logo of a hotel, instead of the company's. */
  own?: string | null | undefined;
  size?: 'medium' | 'large';
}

/**
 * The logo of a company: without one, an image generated from its name; a placeholder if the logo is broken. Loaded
 * when it scrolls into view. Decorative, because the name is next to it.
 */
export function CompanyLogo({ employerId, company, own, size = 'medium' }: CompanyLogoProps) {
  const { ref, seen } = useSeen<HTMLSpanElement>();
  const [brokenLogo, setBrokenLogo] = useState<string>();
  const { data } = useQuery({ ...companyQuery(employerId ?? 0), enabled: seen && Boolean(employerId) && !own });
  const logo = own ?? data?.companyLogo;

  return (
    <span ref={ref} className={`${styles.logo} ${styles[size]}`} aria-hidden="true">
      {!logo ? (
        <NameImage company={company} />
      ) : logo === brokenLogo ? (
        <span className={styles.placeholder}>
          <Icon name="building" size="50%" />
        </span>
      ) : (
        <img src={logo} alt="" loading="lazy" onError={() => setBrokenLogo(logo)} />
      )}
    </span>
  );
}

/** Backgrounds on which cream letters are legible, in both themes. */
const BACKGROUNDS = ['#0f4c5c', '#8f3c2a', '#2f6a63', '#6b4a2b', '#35606a', '#7a3b52'];

/** Initials over a wave; the color depends on the name. */
function NameImage({ company }: { company: string }) {
  return (
    <svg viewBox="0 0 64 64" width="100%" height="100%" focusable="false">
      <rect width="64" height="64" fill={BACKGROUNDS[hash(company) % BACKGROUNDS.length]} />
      <path d="M-4 50q8.500-6 17 0t17 0 17 0 17 0 17 0v20H-4Z" fill="#fbf4e6" opacity="0.18" />
      <text x="32" y="39" textAnchor="middle" className={styles.initials}>
        {initialsOf(company)}
      </text>
    </svg>
  );
}

/** The first characters of the first two words. */
export function initialsOf(company: string): string {
  const words = company.match(/[\p{L}\p{N}]+/gu) ?? ['?'];
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}

function hash(text: string): number {
  let value = 0;
  for (const character of text) value = (value * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return value;
}
