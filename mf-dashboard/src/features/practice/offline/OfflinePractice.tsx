import type { SolvedQuestionDto } from '@zielona-fala/contracts';
import { PageSkeleton, Panel, StatusMessage } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StorageRefusal } from '../../../shared/offline/offline-database.ts';
import { isRefused, isWaiting } from '../../../shared/offline/offline-pack.ts';
import * as css from './OfflinePractice.module.css';
import { PackOffer } from './PackOffer.tsx';
import { PackPanel } from './PackPanel.tsx';
import { PackPlayer } from './PackPlayer.tsx';
import { PackRehearsal, type PackRehearsalProps } from './PackRehearsal.tsx';
import { RefusedAnswers } from './RefusedAnswers.tsx';
import { RehearsalOffer } from './RehearsalOffer.tsx';
import { TodayPanel } from './TodayPanel.tsx';
import { UnsentAnswers } from './UnsentAnswers.tsx';
import { useDownload } from './use-download.ts';
import { useNetwork } from './use-network.ts';
import { useOfflineKept } from './use-offline-kept.ts';
import { useRehearsal } from './use-rehearsal.ts';

export interface OfflinePracticeProps {
  readonly rehearsalPlayer: PackRehearsalProps['player'];
}

/** A pack of questions in this browser: getting it, practising from it, and what became of the answers. */
export function OfflinePractice({ rehearsalPlayer }: OfflinePracticeProps) {
  const { kept, refusal, onRefused } = useOfflineKept();
  /** What refused an answer. */
  const [lost, setLost] = useState<StorageRefusal | null>(null);
  const [asked, setAsked] = useState<readonly SolvedQuestionDto[] | null>(null);
  const download = useDownload(kept?.pack ?? null);
  const network = useNetwork();
  const hasNetwork = network === true;
  const rehearsal = useRehearsal(kept, hasNetwork);

  if (lost) return <NotKept refusal={lost} isAnswerLost />;
  if (refusal) return <NotKept refusal={refusal} isAnswerLost={false} />;
  if (kept === null || rehearsal.running === undefined) return <PageSkeleton />;
  const { pack, answers } = kept;
  if (pack && asked) {
    return (
      <PackPlayer
        pack={pack}
        questions={asked}
        answers={answers}
        onRefused={setLost}
        onOver={() => setAsked(null)}
      />
    );
  }
  if (pack && rehearsal.running) {
    return (
      <PackRehearsal
        player={rehearsalPlayer}
        pack={pack}
        running={rehearsal.running}
        onRefused={setLost}
        onOver={rehearsal.end}
      />
    );
  }
  const refused = answers.filter(isRefused);
  const waiting = answers.filter(isWaiting);
  return (
    <div className={css.page}>
      <Heading />
      <div className={css.network} role="status">
        {network === false ? (
          <FormattedMessage
            id="dashboard.offline.no-network"
            defaultMessage="Nie ma internetu. Ćwicz dalej: odpowiedzi zostają w tej przeglądarce i dotrą na konto, gdy internet wróci."
            description="Above the practice without a network, while there is none"
          />
        ) : null}
      </div>
      {waiting.length > 0 ? (
        <UnsentAnswers waiting={waiting} hasNetwork={hasNetwork} onRefused={onRefused} />
      ) : null}
      {refused.length > 0 ? <RefusedAnswers refused={refused} onRefused={onRefused} /> : null}
      {pack ? (
        <>
          <TodayPanel pack={pack} answers={answers} hasNetwork={hasNetwork} />
          <PackPanel
            key={pack.made}
            pack={pack}
            answers={answers}
            download={download}
            hasNetwork={hasNetwork}
            onPractise={setAsked}
            onRefused={onRefused}
          />
          <RehearsalOffer questions={pack.questions} hasNetwork={hasNetwork} onRehearse={rehearsal.begin} />
        </>
      ) : null}
      <PackOffer download={download} hasPack={pack !== null} hasNetwork={network} />
    </div>
  );
}

function Heading() {
  const intl = useIntl();
  return (
    <h1>
      {intl.formatMessage({
        id: 'sales.seo.dashboard-offline.title',
        defaultMessage: 'Ćwiczenia bez internetu',
        description: 'Title and heading of the page on which a learner practises without a network',
      })}
    </h1>
  );
}

interface NotKeptProps {
  readonly refusal: StorageRefusal;
  readonly isAnswerLost: boolean;
}

/** The browser keeps nothing: said at once, if it can be before an answer is lost. */
function NotKept({ refusal, isAnswerLost }: NotKeptProps) {
  const intl = useIntl();
  return (
    <Panel className={css.part}>
      <Heading />
      <StatusMessage
        kind="error"
        title={intl.formatMessage({
          id: 'dashboard.offline.not-kept',
          defaultMessage: 'Przeglądarka nic tu nie zapisze',
          description: 'The browser refuses to keep questions and answers',
        })}
        text={
          refusal.isFull ? (
            <FormattedMessage
              id="dashboard.offline.full"
              defaultMessage="Na tym urządzeniu brakuje miejsca. Zwolnij je i otwórz tę stronę jeszcze raz.{answer, select, lost { Ostatnia odpowiedź nie jest zapisana.} other {}}"
              description="No space is left to keep anything, or the last answer"
              values={{ answer: isAnswerLost ? 'lost' : 'none' }}
            />
          ) : (
            <FormattedMessage
              id="dashboard.offline.refused"
              defaultMessage="Tak działa okno prywatne albo przeglądarka, która nie pozwala stronom zapisywać danych. Ćwicz w zwykłym oknie albo z internetem."
              description="The browser keeps no data, e.g. in a private window"
            />
          )
        }
      />
    </Panel>
  );
}
