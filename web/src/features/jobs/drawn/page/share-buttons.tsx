import { useHydrated } from '@tanstack/react-router';
import { buttonClass } from '@/light/controls/button.tsx';
import { Icon, type IconName } from '@/light/marks/icon.tsx';
import { IconButton } from '@/light/controls/icon-button.tsx';
import { LightMenu } from '@/light/controls/menu.tsx';
import { msg, t } from '@/lib/language/t.ts';
import { copyJobLink, hasShareSheet, openShareSheet, shareOn, type SharedJob } from './share-job.ts';
import styles from './share-buttons.module.css';

interface ShareOption {
  label: string;
  icon: IconName;
  share: (job: SharedJob) => void;
}

const NETWORKS: ShareOption[] = [
  { label: 'Facebook', icon: 'facebook', share: (job) => shareOn('facebook', job) },
  { label: 'Twitter', icon: 'twitter', share: (job) => shareOn('twitter', job) },
  { label: 'LinkedIn', icon: 'linkedin', share: (job) => shareOn('linkedin', job) },
  { label: 'WhatsApp', icon: 'whatsapp', share: (job) => shareOn('whatsapp', job) },
];

const COPY: ShareOption = { label: msg('Copy Link'), icon: 'link', share: (job) => void copyJobLink(job) };
const SHEET: ShareOption = { label: msg('Share With an App'), icon: 'share', share: openShareSheet };

/** What works without a network: the link, and the device's share sheet, of which the server knows nothing. */
function useOtherOptions(): ShareOption[] {
  return useHydrated() && hasShareSheet() ? [COPY, SHEET] : [COPY];
}

/** A menu of the sharing options. */
export function ShareMenu({ job }: { job: SharedJob }) {
  const others = useOtherOptions();
  return (
    <LightMenu
      label={t('Share Job')}
      hasTooltip={false}
      trigger={
        <span className={buttonClass({ look: 'outline', size: 'small' })}>
          <Icon name="share" /> {t('Share Job')}
        </span>
      }
    >
      {[...NETWORKS, ...others].map((option) => (
        <button key={option.label} type="button" role="menuitem" tabIndex={-1} onClick={() => option.share(job)}>
          <Icon name={option.icon} /> {t(option.label)}
        </button>
      ))}
    </LightMenu>
  );
}

/** The sharing options as icons. */
export function ShareIcons({ job }: { job: SharedJob }) {
  const others = useOtherOptions();
  return (
    <div className={styles.icons} role="group" aria-label={t('Share this job')}>
      {NETWORKS.map(({ label, icon, share }) => (
        <IconButton key={label} icon={icon} label={t('Share on {label}', { label })} onClick={() => share(job)} />
      ))}
      {others.map(({ label, icon, share }) => (
        <IconButton key={label} icon={icon} label={t(label)} onClick={() => share(job)} />
      ))}
    </div>
  );
}
