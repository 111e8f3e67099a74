import { PACK_SIZE } from '@zielona-fala/contracts';
import { Button, CheckBox, Panel, Segmented } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useTestLanguage } from '../../../shared/launch/test-language.ts';
import { useCategory } from '../../../shared/use-category.ts';
import { Failure } from './Failure.tsx';
import * as css from './OfflinePractice.module.css';
import type { Download, DownloadFailure, OfferedPack } from './use-download.ts';

const SIZES = [PACK_SIZE.usual, 2 * PACK_SIZE.usual, PACK_SIZE.most].map(String);
const BYTES_IN_MEGABYTE = 1_000_000;

export interface PackOfferProps {
  readonly download: Download;
  /** A new pack takes the place of one. */
  readonly hasPack: boolean;
  /** Null while unknown. */
  readonly hasNetwork: boolean | null;
}

/** Getting a pack: how many questions, how large it is, and with or without pictures and films. */
export function PackOffer({ download, hasPack, hasNetwork }: PackOfferProps) {
  const intl = useIntl();
  const cat = useCategory();
  const [lang] = useTestLanguage();
  const [size, setSize] = useState(String(PACK_SIZE.usual));
  const sizeLabel = intl.formatMessage({
    id: 'dashboard.offline.size',
    defaultMessage: 'Ile pytań',
    description: 'Names the choice of how many questions a pack holds',
  });
  if (download.step === 'keeping') return null;
  const { step, wanted, offered, failure } = download;
  const isAsked = wanted?.cat === cat && wanted.lang === lang && String(wanted.size) === size;
  return (
    <Panel className={css.part} labelledBy="offer">
      <h2 id="offer">
        {hasPack ? (
          <FormattedMessage
            id="dashboard.offline.offer.next"
            defaultMessage="Nowe pytania z kategorii {category}"
            description="Heading: getting another pack instead of the one that is kept"
            values={{ category: cat }}
          />
        ) : (
          <FormattedMessage
            id="dashboard.offline.offer"
            defaultMessage="Pobierz pytania z kategorii {category}"
            description="Heading: getting a pack of questions"
            values={{ category: cat }}
          />
        )}
      </h2>
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.offline.offer.text"
          defaultMessage="Te, które plan zadałby Ci jako następne, z wyjaśnieniami. Zamiast filmów są ich ostatnie klatki, chyba że pobierzesz też filmy."
          description="Which questions a pack holds; films are replaced by their last frames unless they are chosen"
        />
      </p>
      <Segmented
        wide
        label={sizeLabel}
        options={SIZES.map((value) => ({ value, label: value }))}
        value={size}
        onChange={setSize}
      />
      {isAsked && failure ? <FailedDownload failure={failure} /> : null}
      {isAsked && offered ? (
        <Offered offered={offered} download={download} />
      ) : (
        <>
          <div className={css.ways}>
            <Button
              kind={hasPack ? 'plain' : 'go'}
              isDisabled={!hasNetwork}
              isPending={isAsked && step === 'asking'}
              onPress={() => download.ask({ cat, lang, size: Number(size) })}
            >
              <FormattedMessage
                id="dashboard.offline.ask"
                defaultMessage="Sprawdź, ile zajmą"
                description="Button: prepares a pack and tells its size"
              />
            </Button>
          </div>
          {hasNetwork === false ? (
            <p className={css.text}>
              <FormattedMessage
                id="dashboard.offline.ask.no-network"
                defaultMessage="Pobierzesz je, gdy będzie internet."
                description="A pack cannot be got without a network"
              />
            </p>
          ) : null}
        </>
      )}
    </Panel>
  );
}

function Offered({ offered, download }: { readonly offered: OfferedPack; readonly download: Download }) {
  const { pack, questionBytes, pictureBytes, filmBytes } = offered;
  const [withFilms, setWithFilms] = useState(false);
  if (pack.questions.length === 0) {
    return (
      <p>
        <FormattedMessage
          id="dashboard.offline.nothing"
          defaultMessage="Na dziś nie ma już pytań do pobrania. Zajrzyj jutro."
          description="The plan has no questions left for a pack"
        />
      </p>
    );
  }
  return (
    <>
      <p role="status">
        <FormattedMessage
          id="dashboard.offline.offered"
          defaultMessage="{count, plural, one {# pytanie zajmie} few {# pytania zajmą} many {# pytań zajmie} other {# pytania zajmie}} {questions}, obrazki {pictures}."
          description="How large a pack is: its questions, and its pictures; both sizes with their unit"
          values={{
            count: pack.questions.length,
            questions: <Megabytes bytes={questionBytes} />,
            pictures: <Megabytes bytes={pictureBytes} />,
          }}
        />
      </p>
      {filmBytes > 0 ? (
        <CheckBox checked={withFilms} onChange={({ target }) => setWithFilms(target.checked)}>
          <FormattedMessage
            id="dashboard.offline.films"
            defaultMessage="Także filmy, około {films}"
            description="Choice: films are kept with the pack as well; their size with its unit"
            values={{ films: <Megabytes bytes={filmBytes} /> }}
          />
        </CheckBox>
      ) : null}
      <div className={css.ways}>
        <Button kind="go" onPress={() => download.keep(offered, withFilms ? 'films' : 'pictures')}>
          <FormattedMessage
            id="dashboard.offline.keep"
            defaultMessage="{films, select, yes {Pobierz z obrazkami i filmami} other {Pobierz z obrazkami}}"
            description="Button: keeps the pack with its pictures, and with its films if they are chosen"
            values={{ films: withFilms ? 'yes' : 'no' }}
          />
        </Button>
        <Button onPress={() => download.keep(offered, 'none')}>
          <FormattedMessage
            id="dashboard.offline.keep.words"
            defaultMessage="Pobierz same pytania"
            description="Button: keeps the pack without pictures"
          />
        </Button>
      </div>
    </>
  );
}

const Megabytes = ({ bytes }: { readonly bytes: number }) => (
  <FormattedNumber
    value={bytes / BYTES_IN_MEGABYTE}
    style="unit"
    unit="megabyte"
    minimumFractionDigits={1}
    maximumFractionDigits={1}
  />
);

function FailedDownload({ failure }: { readonly failure: DownloadFailure }) {
  return (
    <Failure>
      <FormattedMessage
        id="dashboard.offline.failure"
        defaultMessage="{failure, select, full {Na tym urządzeniu brakuje miejsca na te pytania.} refused {Przeglądarka nie pozwala tu nic zapisać. Spróbuj w zwykłym oknie.} other {Połączenie się urwało. Spróbuj jeszcze raz.}}"
        description="Why a pack is not kept: full is no space, refused is that the browser keeps nothing, other is the network"
        values={{ failure }}
      />
    </Failure>
  );
}
