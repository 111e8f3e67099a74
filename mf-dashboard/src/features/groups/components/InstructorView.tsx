import { type GroupDetailsDto, polishDayOf } from '@zielona-fala/contracts';
import { exportGroup } from '@zielona-fala/contracts/api/groups/export-group';
import { requestTo } from '@zielona-fala/contracts/portal';
import { useNavigate } from '@zielona-fala/web-kit/router';
import { failureOf, useLocale, usePortal } from '@zielona-fala/web-kit/session';
import { Button, Panel, TextField } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pathOf } from '../../../path-of.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { useTypingPause } from '../../../shared/use-typing-pause.ts';
import { useChangeGroupMutation, useDeleteGroupMutation } from '../api/groups.ts';
import { useGroupAction } from '../use-group-action.ts';
import { useGroupQuestion } from '../use-group-question.ts';
import { GroupName } from './GroupName.tsx';
import { GroupRules } from './GroupRules.tsx';
import * as css from './Groups.module.css';
import { GroupTopics } from './GroupTopics.tsx';
import { HomeworkPanel } from './HomeworkPanel.tsx';
import { JoinCode } from './JoinCode.tsx';
import { MemberTable } from './MemberTable.tsx';

/** Activity, readiness, weak topics and rules of the group; join code, proposed exam date, and the table as a file. */
export function InstructorView({ group }: { readonly group: GroupDetailsDto }) {
  const areTopicsShared = group.members.some(({ sharing }) => sharing.topics);
  return (
    <>
      <MemberTable group={group} />
      <Panel>
        <JoinCode group={group} />
        <ProposedDay group={group} />
        <div>
          <GroupName group={group} />
        </div>
      </Panel>
      <HomeworkPanel group={group} />
      {group.topics && areTopicsShared ? <GroupTopics topics={group.topics} /> : null}
      <GroupRules group={group} />
      <GroupActions group={group} />
    </>
  );
}

function ProposedDay({ group }: { readonly group: GroupDetailsDto }) {
  const intl = useIntl();
  const [change] = useChangeGroupMutation();
  const act = useGroupAction();
  const pause = useTypingPause();
  const propose = (day: string) =>
    act(change({ groupId: group.groupId, proposedExam: day === '' ? null : day }));
  return (
    <div className={css.narrow}>
      <TextField
        label={intl.formatMessage({
          id: 'dashboard.group.propose',
          defaultMessage: 'Proponowany dzień egzaminu',
          description: 'Label of the day of the state exam that the instructor proposes',
        })}
        type="date"
        // a year that is still being typed is before today, as the server counts days
        min={polishDayOf(new Date())}
        defaultValue={group.proposedExam ?? ''}
        onBlur={pause.end}
        onChange={({ target: { validity, value } }) => {
          if (validity.valid) pause.wait(() => propose(value));
          else pause.stop();
        }}
      />
    </div>
  );
}

/** By it spreadsheets know UTF-8; the server's own is lost where its answer becomes text. */
const BYTE_ORDER_MARK = '\ufeff';

function GroupActions({ group: { groupId, name } }: { readonly group: GroupDetailsDto }) {
  const intl = useIntl();
  const lang = useLocale();
  const navigate = useNavigate();
  const { api } = usePortal();
  const ask = useGroupQuestion();
  const [deleteGroup] = useDeleteGroupMutation();
  const act = useGroupAction();
  const [isSaving, setSaving] = useState(false);

  const saveTable = async () => {
    setSaving(true);
    const request = api.request(requestTo(exportGroup, { groupId, query: { lang } })).then(
      (table) => {
        saveFile(`${name}.csv`, new Blob([BYTE_ORDER_MARK, String(table)], { type: 'text/csv' }));
        return {};
      },
      (error: unknown) => ({ error: failureOf(error) ?? { message: String(error) } }),
    );
    await act(request);
    setSaving(false);
  };
  const deleteLabel = intl.formatMessage({
    id: 'dashboard.group.delete',
    defaultMessage: 'Usuń grupę',
    description: 'Deletes a group',
  });
  const askAndDelete = async () => {
    const isSure = await ask({
      tone: 'stop',
      title: intl.formatMessage({
        id: 'dashboard.group.delete.title',
        defaultMessage: 'Usunąć grupę?',
        description: 'Asks before a group is deleted',
      }),
      text: intl.formatMessage({
        id: 'dashboard.group.delete.text',
        defaultMessage: 'Kursanci zostaną ze swoimi wynikami, ale nie będziesz ich już widzieć.',
        description: 'What deleting a group means',
      }),
      confirmLabel: deleteLabel,
    });
    if (isSure && (await act(deleteGroup(groupId)))) navigate(pathOf('dashboard-groups'));
  };

  return (
    <div className={css.actions}>
      <Button isPending={isSaving} onPress={() => void saveTable()}>
        <FormattedMessage
          id="dashboard.group.export"
          defaultMessage="Pobierz tabelę (CSV)"
          description="Saves the members of a group as a file"
        />
      </Button>
      <Button onPress={() => void askAndDelete()}>{deleteLabel}</Button>
    </div>
  );
}
