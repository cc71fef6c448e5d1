import type { ReactNode } from 'react';
import type { EmployerProfileBody } from '@/api/generated/types.gen';
import { CompletionBar } from '@/public/completion-bar.tsx';
import { Icon } from '@/public/icon.tsx';
import { Panel } from '@/components/panel.tsx';
import { UploadControl } from '@/public/upload-control.tsx';
import { useLogoUpload } from '@/features/profiles/upload-mutations.ts';
import { acceptOf, LOGO_RULES } from '@/features/profiles/upload-rules.ts';
import styles from './company.module.css';

interface CompanyLogoCardProps {
  company: EmployerProfileBody;
  /** The sign of the company as listings show it. */
  listingLogo: ReactNode;
}

/** The logo that can be changed, where it shows, and how complete the profile is. */
export function CompanyLogoCard({ company, listingLogo }: CompanyLogoCardProps) {
  const upload = useLogoUpload();
  const logo = upload.sending?.preview ?? company.companyLogo;
  return (
    <>
      <Panel title="Company logo">
        <div className={styles.logo}>
          <div className={styles.frame}>
            {logo ? (
              <img src={logo} alt={`Logo of ${company.companyName}`} />
            ) : (
              <span className={styles.missing}>
                <Icon name="building" size="2.5rem" />
                No logo yet
              </span>
            )}
          </div>
          <UploadControl
            label={company.companyLogo ? 'Change Logo' : 'Upload Logo'}
            hint="JPG, PNG or SVG, up to 5 MB. Recommended size: 400x400."
            accept={acceptOf(LOGO_RULES)}
            sending={upload.sending}
            refusal={upload.refusal}
            onPick={upload.send}
          />
        </div>
        <CompletionBar label="Profile completion" percent={company.completion} />
      </Panel>
      <Panel title="On your listings">
        <div className={styles.preview}>
          {listingLogo}
          <div>
            <strong>Your job title</strong>
            <span>{company.companyName}</span>
          </div>
        </div>
        <p className={styles.hint}>
          Your logo stands beside every listing of yours, in the search and on the job page. Without one, an image is
          made from the company’s name.
        </p>
      </Panel>
    </>
  );
}
