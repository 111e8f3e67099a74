import type { GroupDetailsDto } from '@zielona-fala/contracts';
import { Button } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChangeGroupMutation } from '../api/groups.ts';
import { useGroupAction } from '../use-group-action.ts';
import { useGroupQuestion } from '../use-group-question.ts';
import * as css from './Groups.module.css';
import { JoinLink } from './JoinLink.tsx';

/** The code by which learners join, and another one in its place. */
export function JoinCode({ group: { groupId, code, name } }: { readonly group: GroupDetailsDto }) {
  const intl = useIntl();
  const ask = useGroupQuestion();
  const [change] = useChangeGroupMutation();
  const act = useGroupAction();
  const [isRenewing, setRenewing] = useState(false);

  const renewLabel = intl.formatMessage({
    id: 'dashboard.group.code.renew',
    defaultMessage: 'Zmień kod',
    description: 'Gives a group another join code',
  });
  const askAndRenew = async () => {
    const isSure = await ask({
      title: intl.formatMessage({
        id: 'dashboard.group.code.renew.title',
        defaultMessage: 'Zmienić kod grupy?',
        description: 'Asks before a group gets another join code',
      }),
      text: intl.formatMessage({
        id: 'dashboard.group.code.renew.text',
        defaultMessage: 'Dotychczasowy kod przestanie działać. Kto już jest w grupie, w niej zostanie.',
        description: 'What another join code means',
      }),
      confirmLabel: renewLabel,
    });
    if (!isSure) return;
    setRenewing(true);
    await act(change({ groupId, renewCode: true }));
    setRenewing(false);
  };

  return (
    <div className={css.join}>
      <p className={css.note}>
        <FormattedMessage
          id="dashboard.group.code"
          defaultMessage="Kod grupy dla kursantów"
          description="Says what the join code is for"
        />
      </p>
      <div className={css.joinCode}>
        <p className={css.code} role="status">
          {code}
        </p>
        <Button kind="quiet" isPending={isRenewing} onPress={() => void askAndRenew()}>
          {renewLabel}
        </Button>
      </div>
      {code === null ? null : <JoinLink code={code} name={name} />}
    </div>
  );
}
