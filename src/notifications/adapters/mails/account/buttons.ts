import type { Words } from '#shared/domain/words.js';

type Button = { readonly action: string; readonly path: string };

/** Buttons of mails about accounts. */
export const newPassword = ({ t }: Words): Button => ({ action: t('Set a New Password'), path: '/forgot-password' });
export const settings = ({ t }: Words): Button => ({ action: t('Open Settings'), path: '/settings' });
export const contact = ({ t }: Words): Button => ({ action: t('Contact Us'), path: '/about/contact-us' });
export const signIn = ({ t }: Words): Button => ({ action: t('Sign In'), path: '/auth' });
