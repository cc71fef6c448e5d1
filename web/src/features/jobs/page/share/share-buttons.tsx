import { buttonClass } from '@/public/controls/button.tsx';
import { Icon, type IconName } from '@/public/marks/icon.tsx';
import { IconButton } from '@/public/controls/icon-button.tsx';
import { Menu } from '@/public/controls/menu.tsx';
import { copyJobLink, shareOn, type SharedJob } from './share-job.ts';
import styles from './share-buttons.module.css';

interface ShareWay {
  label: string;
  icon: IconName;
  share: (job: SharedJob) => void;
}

const WAYS: ShareWay[] = [
  { label: 'Facebook', icon: 'facebook', share: (job) => shareOn('facebook', job) },
  { label: 'Twitter', icon: 'twitter', share: (job) => shareOn('twitter', job) },
  { label: 'LinkedIn', icon: 'linkedin', share: (job) => shareOn('linkedin', job) },
  { label: 'Copy Link', icon: 'link', share: (job) => void copyJobLink(job) },
];

/** The button that opens all ways to share a listing. */
export function ShareMenu({ job }: { job: SharedJob }) {
  return (
    <Menu
      label="Share Job"
      hasTooltip={false}
      trigger={
        <span className={buttonClass({ look: 'outline', size: 'small' })}>
          <Icon name="share" /> Share Job
        </span>
      }
    >
      {WAYS.map((way) => (
        <button key={way.label} type="button" role="menuitem" tabIndex={-1} onClick={() => way.share(job)}>
          <Icon name={way.icon} /> {way.label}
        </button>
      ))}
    </Menu>
  );
}

/** The same ways side by side. */
export function ShareIcons({ job }: { job: SharedJob }) {
  return (
    <div className={styles.icons} role="group" aria-label="Share this job">
      {WAYS.map((way) => (
        <IconButton
          key={way.label}
          icon={way.icon}
          label={way.label === 'Copy Link' ? way.label : `Share on ${way.label}`}
          onClick={() => way.share(job)}
        />
      ))}
    </div>
  );
}
