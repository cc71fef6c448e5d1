import type { ReactNode } from 'react';
import type { EmployerProfileBody } from '@/api/generated/types.gen';
import { Panel } from '@/components/layout/panel.tsx';
import { t } from '@/lib/language/t.ts';
import { Completion } from '../completion.tsx';
import { FileUpload } from '../uploads/file-upload.tsx';
import { useLogoUpload } from '../uploads/upload-mutations.ts';
import { LOGO_RULES } from '@/lib/rules/upload-rules.ts';
import { Icon } from '@/light/marks/icon.tsx';
import styles from './company.module.css';

interface CompanyLogoCardProps {
  company: EmployerProfileBody;
  /** The logo as listings show it. */
  listingLogo: ReactNode;
}

/** Uploads the logo, and shows where it appears and how complete the profile is. */
export function CompanyLogoCard({ company, listingLogo }: CompanyLogoCardProps) {
  const upload = useLogoUpload();
  const logo = upload.sending?.preview ?? company.companyLogo;
  return (
    <>
      <Panel title={t('Company logo')}>
        <div className={styles.logo}>
          <div className={styles.frame}>
            {logo ? (
              <img src={logo} alt={t('Logo of {companyName}', { companyName: company.companyName })} />
            ) : (
              <span className={styles.missing}>
                <Icon name="building" size="2.5rem" />
                {t('No logo yet')}
              </span>
            )}
          </div>
          <FileUpload
            label={company.companyLogo ? t('Change Logo') : t('Upload Logo')}
            hint={t('JPG, PNG or SVG, up to 5 MB. Recommended size: 400x400.')}
            rules={LOGO_RULES}
            upload={upload}
            crop={{ title: t('Crop your logo'), shape: 'rect', isOptional: true }}
          />
          <Completion percent={company.completion} />
        </div>
      </Panel>
      <Panel title={t('On your listings')}>
        <div className={styles.preview}>
          {listingLogo}
          <div>
            <strong>{t('Your job title')}</strong>
            <span dir="auto">{company.companyName}</span>
          </div>
        </div>
        <p className={styles.hint}>
          {t(
            'Your logo appears next to each of your listings, in search and on the job page. Without one, an image is generated from the company name.',
          )}
        </p>
      </Panel>
    </>
  );
}
