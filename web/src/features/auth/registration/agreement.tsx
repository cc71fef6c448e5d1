/** What a new user agrees to, in other tabs, so that the form keeps what was typed. */
export function Agreement() {
  return (
    <p>
      By creating an account, you accept the{' '}
      <a href="/about/terms-of-service" target="_blank" rel="noreferrer">
        Terms of Service<span className="visually-hidden"> (in a new tab)</span>
      </a>{' '}
      and the{' '}
      <a href="/about/privacy-policy" target="_blank" rel="noreferrer">
        Privacy Policy<span className="visually-hidden"> (in a new tab)</span>
      </a>
      .
    </p>
  );
}
