import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** The token in the fragment of an emailed link. Removes it from the URL, and so from the history, at once. */
export function useLinkToken(): string {
  const router = useRouter();
  const [token] = useState(() => router.latestLocation.hash);
  useEffect(() => {
    const { pathname, hash } = router.latestLocation;
    if (hash) router.history.replace(pathname);
  }, [router]);
  return token;
}
