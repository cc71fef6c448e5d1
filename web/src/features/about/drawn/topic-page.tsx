import { lodge } from '@/light/scenes/pictures.ts';
import { Scene } from '@/light/scenes/scene.tsx';
import { LightButtonLink, buttonClass } from '@/light/controls/button.tsx';
import { t } from '@/lib/language/t.ts';
import styles from './topic-page.module.css';
import type { Reader, Topic, TopicLink } from './topic.ts';

/** An information page, with links for its reader. */
export function TopicPage({ topic, reader }: { topic: Topic; reader: Reader }) {
  return (
    <article className={`page ${styles.page}`}>
      <div className={styles.words}>
        <h1>{topic.title}</h1>
        {topic.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div className={styles.links}>
          {topic.links(reader).map((link, index) => (
            <NextLink key={link.label} link={link} look={index === 0 ? 'primary' : 'outline'} />
          ))}
        </div>
      </div>
      <Scene picture={lodge} className={styles.scene} />
      {topic.sections ? (
        <div className={styles.sections}>
          {topic.sections.map(({ title, texts }) => (
            <section key={title}>
              <h2>{title}</h2>
              <ul>
                {texts.map((text) => (
                  <li key={text}>
                    <Text text={text} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      ) : null}
      {topic.credit ? (
        <footer className={styles.credit}>
          {topic.credit.text}{' '}
          <a href={topic.credit.to} target="_blank" rel="noreferrer">
            {topic.credit.source}
            <span className="visually-hidden"> {t('(opens in a new tab)')}</span>
          </a>{' '}
          (<bdi>{topic.credit.license}</bdi>).
        </footer>
      ) : null}
    </article>
  );
}

/** Text with its leading question, if any, in bold. */
function Text({ text }: { text: string }) {
  const [question, answer] = text.split(/(?<=\?) /, 2);
  if (answer === undefined) return text;
  return (
    <>
      <strong>{question}</strong> {answer}
    </>
  );
}

function NextLink({ link: { label, to, search }, look }: { link: TopicLink; look: 'primary' | 'outline' }) {
  if (!to.startsWith('/')) {
    return (
      <a href={to} className={buttonClass({ look })}>
        {label}
      </a>
    );
  }
  return (
    <LightButtonLink to={to} search={search} look={look}>
      {label}
    </LightButtonLink>
  );
}
