import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/toasts.ts';
import { copyJobLink, hasShareSheet, openShareSheet, shareOn } from './share-job.ts';

const JOB = { id: 12, title: 'Chef & Host', company: 'Inn' };
const LINK = `${window.location.origin}/jobs/12`;

afterEach(() => vi.unstubAllGlobals());

describe('shareOn', () => {
  it.each([
    ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(LINK)}`],
    ['twitter', `https://twitter.com/intent/tweet?url=${encodeURIComponent(LINK)}&text=Chef%20%26%20Host%20at%20Inn`],
    ['linkedin', `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(LINK)}`],
    ['whatsapp', `https://wa.me/?text=Chef%20%26%20Host%20at%20Inn%20${encodeURIComponent(LINK)}`],
  ] as const)('opens a popup of %s', (network, address) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    shareOn(network, JOB);
    expect(open).toHaveBeenCalledWith(address, '_blank', expect.stringContaining('width=600,height=400'));
  });
});

describe('the share sheet', () => {
  it('gets the title and the link, and may be closed', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('Share canceled', 'AbortError')));
    vi.stubGlobal('navigator', { share });
    expect(hasShareSheet()).toBe(true);
    openShareSheet(JOB);
    expect(share).toHaveBeenCalledWith({ title: 'Chef & Host at Inn', url: LINK });
    await Promise.resolve();
    expect(toasts.current()?.open ?? false).toBe(false);
  });

  it('is missing on other devices', () => {
    vi.stubGlobal('navigator', {});
    expect(hasShareSheet()).toBe(false);
  });
});

describe('copyJobLink', () => {
  it('copies the link', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await copyJobLink(JOB);
    expect(writeText).toHaveBeenCalledWith(LINK);
    expect(toasts.current()).toMatchObject({ title: 'Link copied to clipboard' });
  });

  it('shows an error without a clipboard', async () => {
    vi.stubGlobal('navigator', {});
    await copyJobLink(JOB);
    expect(toasts.current()).toMatchObject({
      title: 'Failed to copy link',
      description: 'Please try again or copy the URL manually',
    });
  });
});
