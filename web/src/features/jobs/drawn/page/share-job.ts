import { toasts } from '@/lib/toasts.ts';
import { t } from '@/lib/language/t.ts';

type ShareNetwork = 'facebook' | 'twitter' | 'linkedin' | 'whatsapp';

/** The shared data of a listing. */
export interface SharedJob {
  id: number;
  title: string;
  company: string;
}

const POPUP = 'width=600,height=400,noopener';

const ADDRESSES: Record<ShareNetwork, (link: string, text: string) => string> = {
  facebook: (link) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`,
  twitter: (link, text) =>
    `https://twitter.com/intent/tweet?url=${encodeURIComponent(link)}&text=${encodeURIComponent(text)}`,
  linkedin: (link) => `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(link)}`,
  whatsapp: (link, text) => `https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`,
};

/** The public address of a listing. */
export function jobLink(id: number): string {
  return `${window.location.origin}/jobs/${id}`;
}

/** Opens the network's sharing popup. */
export function shareOn(network: ShareNetwork, job: SharedJob): void {
  window.open(ADDRESSES[network](jobLink(job.id), shownText(job)), '_blank', POPUP);
}

const shownText = ({ title, company }: SharedJob): string => `${title} at ${company}`;

/** Whether the device has a share sheet: phones and some desktops. */
export const hasShareSheet = (): boolean => 'share' in navigator;

/** Opens the device's share sheet. Closing it without a choice is no failure. */
export function openShareSheet(job: SharedJob): void {
  void navigator.share({ title: shownText(job), url: jobLink(job.id) }).catch(() => undefined);
}

/** Copies the link and shows whether that worked. */
export async function copyJobLink(job: SharedJob): Promise<void> {
  try {
    await navigator.clipboard.writeText(jobLink(job.id));
    toasts.show({
      title: t('Link copied to clipboard'),
      description: t('You can now paste and share it anywhere'),
      tone: 'success',
    });
  } catch {
    toasts.show({
      title: t('Failed to copy link'),
      description: t('Please try again or copy the URL manually'),
      tone: 'destructive',
    });
  }
}
