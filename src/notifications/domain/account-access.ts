import type { MailSection } from './mail.js';
import { quoted } from './quoted.js';

/** Something that gives access to an account besides its password. */
export type AccountAccess = {
  readonly kind: 'passkey' | 'identity' | 'api-key' | 'webhook' | 'feed';
  /** As its owner, or whoever set it up, named it; the provider of an identity, or a URL. */
  readonly name: string;
};

const SETTINGS = '/settings';
const INTEGRATIONS = '/employer/integrations';

const KINDS: Readonly<Record<AccountAccess['kind'], { readonly text: string; readonly path: string }>> = {
  passkey: { text: 'Passkey', path: SETTINGS },
  identity: { text: 'Linked account', path: SETTINGS },
  'api-key': { text: 'API key', path: INTEGRATIONS },
  webhook: { text: 'Webhook', path: INTEGRATIONS },
  feed: { text: 'Address of your feed', path: INTEGRATIONS },
};

/** Lists what outlives a new password, so that its owner can end it. */
export function accessSections(all: readonly AccountAccess[]): readonly MailSection[] {
  const sectionOf = (path: string, title: string, more: string): MailSection[] => {
    const items = all.filter(({ kind }) => KINDS[kind].path === path);
    if (items.length === 0) return [];
    return [{ title, items: items.map(itemOf), more: { text: more, path } }];
  };
  return [
    ...sectionOf(SETTINGS, 'Other ways to sign in, which still work', 'Remove those that are not yours'),
    ...sectionOf(INTEGRATIONS, 'Programs that still have access', 'End all of them'),
  ];
}

function itemOf({ kind, name }: AccountAccess): MailSection['items'][number] {
  return { title: quoted(name) || KINDS[kind].text, ...KINDS[kind] };
}
