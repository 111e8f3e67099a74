import { FormattedMessage } from 'react-intl';
import * as css from './Prose.module.css';
import { ProseText } from './ProseText.tsx';
import type { ProseBlock, ProseSection } from './prose-section.ts';

/** Sections of running text. */
export function Prose({ sections }: { readonly sections: readonly ProseSection[] }) {
  return (
    <div className={css.prose}>
      {sections.map(({ anchor, title, blocks }) => (
        <section className={css.section} key={anchor} id={anchor} aria-labelledby={`${anchor}-title`}>
          <h2 id={`${anchor}-title`}>
            <ProseText message={title} />
          </h2>
          <div className={css.blocks}>
            {blocks.map((block) => (
              <Block key={keyOf(block)} block={block} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

const keyOf = (block: ProseBlock): string | undefined => {
  if ('paragraph' in block) return block.paragraph.id;
  if ('list' in block) return block.list[0]?.id;
  if ('content' in block) return block.name;
  return block.terms[0]?.name;
};

function Block({ block }: { readonly block: ProseBlock }) {
  if ('paragraph' in block) {
    return (
      <p>
        <ProseText message={block.paragraph} />
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul className={css.list}>
        {block.list.map((item) => (
          <li key={item.id}>
            <ProseText message={item} />
          </li>
        ))}
      </ul>
    );
  }
  if ('content' in block) return block.content;
  return (
    <dl className={css.terms}>
      {block.terms.map(({ name, text, kept }) => (
        <div className={css.term} key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <ProseText message={text} />
            {kept ? (
              <>
                {' '}
                <FormattedMessage {...kept.message} values={{ days: kept.days }} />
              </>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
