import { useQueryClient } from '@tanstack/react-query';
import {
  passkeysRegister,
  passkeysRemove,
  passkeysRename,
  passkeysStartRegistration,
} from '@/api/generated/calls/account.gen';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { signInQuery } from '@/lib/query/sign-in-query.ts';
import { t } from '@/lib/language/t.ts';

/** Creates a passkey on this device and adds it to the account. */
export function useAddPasskey() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: async ({ name, password }: { name: string; password: string }) => {
      const options = await passkeysStartRegistration({ body: { password } });
      const { createPasskey } = await import('@/lib/browser/passkeys.ts');
      return passkeysRegister({ body: { name, answer: await createPasskey(options) } });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: signInQuery.queryKey }),
    meta: { success: { title: t('Passkey added'), description: t('You can sign in with it from now on.') } },
  });
}

export function useRenamePasskey() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) => passkeysRename({ path: { id }, body: { name } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: signInQuery.queryKey }),
    meta: { success: { title: t('Passkey renamed') }, failure: t('Failed to rename the passkey') },
  });
}

export function useRemovePasskey() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: number) => passkeysRemove({ path: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: signInQuery.queryKey }),
    meta: { success: { title: t('Passkey removed') }, failure: t('Failed to remove the passkey') },
  });
}
