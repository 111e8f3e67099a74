import { type CategoryName, type ListedRuleDto, withoutDiacritics } from '@zielona-fala/contracts';
import { useLocale } from '@zielona-fala/web-kit/session';
import { Panel, Skeleton, StatusMessage, TextField } from '@zielona-fala/web-kit/ui';
import { TOPIC_NAMES } from '@zielona-fala/web-kit/words/topics';
import { useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListRulesQuery } from '../../../shared/api/rules.ts';
import { RuleBars } from '../../../shared/rules/RuleBars.tsx';
import { KnowledgeNote } from '../../../shared/ui/KnowledgeBar.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';

/** All rules of the category by topic, found by words of their titles. */
export function RuleList({ category }: { readonly category: CategoryName }) {
  const intl = useIntl();
  const query = useListRulesQuery({ category, lang: useLocale() });
  const [text, setText] = useState('');
  const words = useDeferredValue(text);
  return (
    <>
      <TextField
        label={intl.formatMessage({
          id: 'dashboard.rules.search',
          defaultMessage: 'Szukaj zasady',
          description: 'Label of the field that searches rules by their titles',
        })}
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Loaded query={query} loading={<Skeleton height="24rem" />}>
        {(rules) => <ByTopic rules={withWords(rules, words)} />}
      </Loaded>
    </>
  );
}

/** Rules whose titles have the beginnings of all words, whatever their letters' marks and size. */
function withWords(rules: readonly ListedRuleDto[], text: string): readonly ListedRuleDto[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  return rules.filter(({ title }) => {
    const told = plain(title).split(/[^\p{L}\p{N}]+/u);
    return wanted.every((word) => told.some((each) => each.startsWith(word)));
  });
}

const plain = (text: string): string => withoutDiacritics(text).toLowerCase();

function ByTopic({ rules }: { readonly rules: readonly ListedRuleDto[] }) {
  const intl = useIntl();
  return (
    <>
      <p role="status">
        <FormattedMessage
          id="dashboard.rules.total"
          defaultMessage="{count, plural, one {# zasada} few {# zasady} many {# zasad} other {# zasady}}"
          description="How many rules are shown"
          values={{ count: rules.length }}
        />
      </p>
      {rules.length === 0 ? <NothingFound /> : <KnowledgeNote />}
      {[...Map.groupBy(rules, ({ topic }) => topic)].map(([topic, all]) => (
        <Panel key={topic} labelledBy={`rules-${topic}`}>
          <h2 id={`rules-${topic}`}>{intl.formatMessage(TOPIC_NAMES[topic])}</h2>
          <RuleBars rules={all} />
        </Panel>
      ))}
    </>
  );
}

function NothingFound() {
  const intl = useIntl();
  return (
    <StatusMessage
      kind="empty"
      level={2}
      title={intl.formatMessage({
        id: 'dashboard.rules.none',
        defaultMessage: 'Nie ma takiej zasady',
        description: 'No rule has the searched words',
      })}
      text={intl.formatMessage({
        id: 'dashboard.rules.none.text',
        defaultMessage: 'Spróbuj innych słów, np. „rondo” albo „prędkość”.',
        description: 'What to do when no rule is found',
      })}
    />
  );
}
