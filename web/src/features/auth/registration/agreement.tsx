import { inLanguage } from '@/lib/language/chosen-language.ts';
import { currentLanguage } from '@/lib/language/t.ts';
import { Trans } from '@/lib/language/trans.tsx';
/** What a new user agrees to, in other tabs, so that the form keeps what was typed. */
export function Agreement() {
  return (
    <p>
      <Trans
        id="By creating an account, you accept the <0>Terms of Service<2> (in a new tab)</2></0> and the <1>Privacy Policy<2> (in a new tab)</2></1>."
        components={{
          0: (
            <a href={inLanguage(currentLanguage(), '/about/terms-of-service')} target="_blank" rel="noreferrer">
              …
            </a>
          ),
          1: (
            <a href="/about/privacy-policy" target="_blank" rel="noreferrer">
              …
            </a>
          ),
          2: <span className="visually-hidden" />,
        }}
      />
    </p>
  );
}
