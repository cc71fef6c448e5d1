import { buttonClass } from '@/light/controls/button.tsx';
import { Icon, type IconName } from '@/light/marks/icon.tsx';
import { IconButton } from '@/light/controls/icon-button.tsx';
import { LightMenu } from '@/light/controls/menu.tsx';
import { msg, t } from '@/lib/language/t.ts';
import { copyJobLink, shareOn, type SharedJob } from './share-job.ts';
import styles from './share-buttons.module.css';

interface ShareOption {
  label: string;
  icon: IconName;
  share: (job: SharedJob) => void;
}

const OPTIONS: ShareOption[] = [
  { label: 'Facebook', icon: 'facebook', share: (job) => shareOn('facebook', job) },
  { label: 'Twitter', icon: 'twitter', share: (job) => shareOn('twitter', job) },
  { label: 'LinkedIn', icon: 'linkedin', share: (job) => shareOn('linkedin', job) },
  { label: msg('Copy Link'), icon: 'link', share: (job) => void copyJobLink(job) },
];

/** A menu of the sharing options. */
export function ShareMenu({ job }: { job: SharedJob }) {
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
      {OPTIONS.map((option) => (
        <button key={option.label} type="button" role="menuitem" tabIndex={-1} onClick={() => option.share(job)}>
          <Icon name={option.icon} /> {t(option.label)}
        </button>
      ))}
    </LightMenu>
  );
}

/** The sharing options as icons. */
export function ShareIcons({ job }: { job: SharedJob }) {
  return (
    <div className={styles.icons} role="group" aria-label={t('Share this job')}>
      {OPTIONS.map((option) => (
        <IconButton
          key={option.label}
          icon={option.icon}
          label={option.label === 'Copy Link' ? t(option.label) : t('Share on {label}', { label: option.label })}
          onClick={() => option.share(job)}
        />
      ))}
    </div>
  );
}
