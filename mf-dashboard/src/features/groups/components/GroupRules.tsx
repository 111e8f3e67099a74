import type { GroupDto } from '@zielona-fala/contracts';
import type { GroupRuleDto } from '@zielona-fala/contracts/api';
import { Link } from '@zielona-fala/web-kit/router';
import { useLocale } from '@zielona-fala/web-kit/session';
import { Button, Panel, useFormInPlace } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { ruleAddress } from '../../../shared/rule-address.ts';
import { useGetGroupRulesQuery } from '../api/groups.ts';
import { MAX_IN_LESSON } from '../domain/lesson.ts';
import { GroupShare } from './GroupShare.tsx';
import * as css from './Groups.module.css';
import { HomeworkForm } from './HomeworkForm.tsx';

/** The rules that a group gets wrong most often, each of which can be set as homework; where none is known, the topics say why. */
export function GroupRules({ group }: { readonly group: GroupDto }) {
  const { groupId } = group;
  const { data: rules = [] } = useGetGroupRulesQuery({ groupId, lang: useLocale(), limit: MAX_IN_LESSON });
  if (rules.length === 0) return null;
  return (
    <Panel labelledBy="group-rules">
      <h2 id="group-rules">
        <FormattedMessage
          id="dashboard.group.rules"
          defaultMessage="Zasady, na których grupa traci"
          description="Heading of the rules that a group gets wrong most often"
        />
      </h2>
      <ul className={css.topics}>
        {rules.map((rule) => (
          <GroupRule key={rule.ruleId} group={group} rule={rule} />
        ))}
      </ul>
    </Panel>
  );
}

interface GroupRuleProps {
  readonly group: GroupDto;
  readonly rule: GroupRuleDto;
}

function GroupRule({ group, rule }: GroupRuleProps) {
  const { isOpen, opener, open, close } = useFormInPlace();
  const { ruleId, title, seen, wrong, members } = rule;
  return (
    <li>
      <b>
        <Link to={ruleAddress(ruleId)}>{title}</Link>
      </b>
      <GroupShare seen={seen} wrong={wrong} members={members} />
      {isOpen ? (
        <HomeworkForm group={group} rule={rule} onDone={close} />
      ) : (
        <Button kind="quiet" ref={opener} onPress={open}>
          <FormattedMessage
            id="dashboard.homework.of-rule"
            defaultMessage="Zadaj pracę domową z tej zasady"
            description="Opens the form that sets homework about a rule"
          />
        </Button>
      )}
    </li>
  );
}
