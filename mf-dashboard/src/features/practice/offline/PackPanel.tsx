import type { QuestionTopic, SolvedQuestionDto } from '@zielona-fala/contracts';
import { Bar, Button, Panel } from '@zielona-fala/web-kit/ui';
import { TOPIC_NAMES } from '@zielona-fala/web-kit/words/topics';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { LANGUAGE_NAMES } from '../../../shared/language-names.ts';
import { removeMedia } from '../../../shared/offline/media-cache.ts';
import type { StorageRefusal } from '../../../shared/offline/offline-database.ts';
import { answersOf, type OfflinePack, type QueuedAnswer } from '../../../shared/offline/offline-pack.ts';
import { offlineStore } from '../../../shared/offline/offline-store.ts';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { Failure } from './Failure.tsx';
import { ifRefused } from './if-refused.ts';
import * as css from './OfflinePractice.module.css';
import { asShown } from './pack-media.ts';
import type { Download } from './use-download.ts';

export interface PackPanelProps {
  readonly pack: OfflinePack;
  readonly answers: readonly QueuedAnswer[];
  readonly download: Download;
  readonly hasNetwork: boolean;
  readonly onPractise: (questions: readonly SolvedQuestionDto[]) => void;
  readonly onRefused: (refusal: StorageRefusal) => void;
}

/** The pack in this browser: what it holds, practising from it, its pictures and films, and removing them. */
export function PackPanel(props: PackPanelProps) {
  const { pack, answers, download, hasNetwork, onPractise, onRefused } = props;
  const { questions, category, lang, made } = pack;
  const [topic, setTopic] = useState<QuestionTopic | null>(null);
  const given = answersOf(pack, answers);
  const wanted = questions.filter((question) => topic === null || question.topic === topic);
  const open = wanted.filter(({ questionNumber }) => given[questionNumber] === undefined).length;
  const practise = async () => onPractise(await asShown(wanted, hasNetwork));
  const remove = async () => {
    download.cancel();
    await offlineStore.removePack();
    await removeMedia();
  };
  return (
    <Panel className={css.part} labelledBy="pack">
      <h2 id="pack">
        <FormattedMessage
          id="dashboard.offline.pack"
          defaultMessage="Kategoria {category}: {count, plural, one {# pytanie} few {# pytania} many {# pytań} other {# pytania}} w tej przeglądarce"
          description="Heading: the pack of questions that is kept in the browser"
          values={{ category, count: questions.length }}
        />
      </h2>
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.offline.pack.made"
          defaultMessage="{language}, z dnia {date}. Z odpowiedzią: {answered} z {count}."
          description="About the pack: the language's own name, the day it was made, how many of its questions have an answer"
          values={{
            language: LANGUAGE_NAMES[lang],
            date: <FormattedDate value={made} day="numeric" month="long" />,
            answered: Object.keys(given).length,
            count: questions.length,
          }}
        />
      </p>
      <TopicField questions={questions} topic={topic} onChange={setTopic} />
      {open > 0 ? (
        <Button kind="go" wide onPress={() => void practise()}>
          <FormattedMessage
            id="dashboard.offline.practise"
            defaultMessage="{count, plural, one {Ćwicz: # pytanie} few {Ćwicz: # pytania} many {Ćwicz: # pytań} other {Ćwicz: # pytania}}"
            description="Button: practises the questions of the pack that have no answer yet"
            values={{ count: open }}
          />
        </Button>
      ) : (
        <p>
          <FormattedMessage
            id="dashboard.offline.all-answered"
            defaultMessage="Masz odpowiedź na każde z tych pytań. Z internetem pobierzesz następne."
            description="All questions of the pack, or of a topic in it, have an answer"
          />
        </p>
      )}
      <MediaProgress pack={pack} download={download} hasNetwork={hasNetwork} />
      <div className={css.ways}>
        {pack.films?.length ? (
          <FilmRemoval films={pack.films} download={download} onRefused={onRefused} />
        ) : null}
        <Button kind="quiet" onPress={() => void remove().catch(ifRefused(onRefused))}>
          <FormattedMessage
            id="dashboard.offline.remove"
            defaultMessage="Usuń pytania z tej przeglądarki"
            description="Button: removes the pack from the browser"
          />
        </Button>
      </div>
    </Panel>
  );
}

interface TopicFieldProps {
  readonly questions: readonly SolvedQuestionDto[];
  readonly topic: QuestionTopic | null;
  readonly onChange: (topic: QuestionTopic | null) => void;
}

function TopicField({ questions, topic, onChange }: TopicFieldProps) {
  const intl = useIntl();
  const counts = Map.groupBy(questions, (question) => question.topic);
  return (
    <SelectField
      label={intl.formatMessage({
        id: 'dashboard.offline.topic',
        defaultMessage: 'O czym',
        description: 'Names the choice of the topic that is practised from the pack',
      })}
      none={intl.formatMessage({
        id: 'dashboard.offline.topic.all',
        defaultMessage: 'Wszystko, w kolejności planu',
        description: 'All topics, in the order of the plan',
      })}
      options={[...counts].map(([value, { length }]) => ({
        value,
        label: `${intl.formatMessage(TOPIC_NAMES[value])} (${length})`,
      }))}
      value={topic}
      onChange={onChange}
    />
  );
}

interface FilmRemovalProps extends Pick<PackPanelProps, 'download' | 'onRefused'> {
  readonly films: readonly string[];
}

function FilmRemoval({ films, download, onRefused }: FilmRemovalProps) {
  const remove = async () => {
    download.cancel();
    await offlineStore.dropFilms();
    await removeMedia(films);
  };
  return (
    <Button kind="quiet" onPress={() => void remove().catch(ifRefused(onRefused))}>
      <FormattedMessage
        id="dashboard.offline.films.remove"
        defaultMessage="Usuń same filmy"
        description="Button: removes the films of the pack from the browser; its questions and pictures stay"
      />
    </Button>
  );
}

interface MediaProgressProps extends Pick<PackPanelProps, 'pack' | 'download' | 'hasNetwork'> {}

/** How far pictures and films are, with pause. */
function MediaProgress({ pack, download, hasNetwork }: MediaProgressProps) {
  const { step, media, failure } = download;
  if ((step !== 'keeping' && step !== 'paused') || media.total === 0) return null;
  const films = pack.films?.length ? 'yes' : 'no';
  return (
    <>
      <p role="status">
        <FormattedMessage
          id="dashboard.offline.pictures"
          defaultMessage="{films, select, yes {Obrazki i filmy} other {Obrazki}}: {kept} z {total}"
          description="How many pictures of the pack, with films or without, are kept in the browser"
          values={{ ...media, films }}
        />
      </p>
      <Bar value={media.kept / media.total} />
      {failure === 'full' ? (
        <Failure>
          <FormattedMessage
            id="dashboard.offline.pictures.full"
            defaultMessage="{films, select, yes {Na obrazki i filmy} other {Na obrazki}} brakuje miejsca na tym urządzeniu. Same pytania są zapisane."
            description="No space is left for the pictures of the pack, with films or without"
            values={{ films }}
          />
        </Failure>
      ) : null}
      {failure === 'refused' ? (
        <Failure>
          <FormattedMessage
            id="dashboard.offline.pictures.refused"
            defaultMessage="Przeglądarka nie pozwala tu zapisać obrazków. Same pytania są zapisane."
            description="The browser keeps no pictures of the pack"
          />
        </Failure>
      ) : null}
      {failure === 'network' ? (
        <Failure>
          <FormattedMessage
            id="dashboard.offline.pictures.network"
            defaultMessage="Połączenie się urwało. To, co już jest, zostaje."
            description="The network failed while pictures and films of the pack were fetched"
          />
        </Failure>
      ) : null}
      <div className={css.ways}>
        {step === 'keeping' ? (
          <Button onPress={download.pause}>
            <FormattedMessage
              id="dashboard.offline.pause"
              defaultMessage="Wstrzymaj pobieranie"
              description="Button: pauses the download of pictures and films"
            />
          </Button>
        ) : hasNetwork ? (
          <Button onPress={() => download.resume(pack)}>
            <FormattedMessage
              id="dashboard.offline.resume"
              defaultMessage="Pobierz resztę"
              description="Button: goes on with the download of pictures and films"
            />
          </Button>
        ) : null}
      </div>
    </>
  );
}
