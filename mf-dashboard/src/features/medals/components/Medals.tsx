import { MEDALS, type MedalDto, type MedalName } from '@zielona-fala/contracts';
import { getBank } from '@zielona-fala/contracts/api/questions/get-bank';
import { getMedals } from '@zielona-fala/contracts/api/stats/get-medals';
import { cx, Icon, type IconName, Panel, Skeleton } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api, asks } from '../../../shared/api/api.ts';
import { type MedalKind, partsOf } from '../../../shared/medal-kind.ts';
import { medalName } from '../../../shared/medal-names.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { medalNeed } from '../medal-needs.ts';
import * as css from './Medals.module.css';

const { useGetBankQuery, useGetMedalsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The questions that are loaded. */
    getBank: build.query(asks(getBank)),
    /** The learner's medals, the newest first. */
    getMedals: build.query({ ...asks(getMedals), providesTags: ['Stats'] }),
  }),
});

/** Earned medals with their dates, then available ones with their requirements. */
export function Medals() {
  const { currentData: earned, error, refetch } = useGetMedalsQuery();
  const bank = useGetBankQuery();
  const currentData = bank.isLoading ? undefined : earned;
  const kinds = new Set(currentData?.map(({ medal }) => medal));
  const missing = goalsWith(bank.data?.questions ?? null).filter((medal) => !kinds.has(medal));
  return (
    <Panel labelledBy="medals">
      <h2 id="medals">
        {currentData === undefined ? (
          <FormattedMessage
            id="dashboard.medals"
            defaultMessage="Medale"
            description="Heading of the medals until they are known"
          />
        ) : (
          <FormattedMessage
            id="dashboard.medals.count"
            defaultMessage="Medale: {earned} z {all}"
            description="Heading of the medals: how many kinds are earned"
            values={{ earned: kinds.size, all: kinds.size + missing.length }}
          />
        )}
      </h2>
      <Loaded compact query={{ currentData, error, refetch }} loading={<MedalSkeleton />}>
        {(medals) => <MedalList earned={medals} missing={missing} />}
      </Loaded>
    </Panel>
  );
}

/** As many as there are for a new learner. */
function MedalSkeleton() {
  return (
    <>
      <div className={css.list}>
        {nearestOf(MEDALS).map((medal) => (
          <Skeleton key={medal} height="3.9rem" />
        ))}
      </div>
      <Skeleton height="var(--touch)" />
    </>
  );
}

interface MedalListProps {
  readonly earned: readonly MedalDto[];
  readonly missing: readonly MedalName[];
}

const SIGNS: Readonly<Record<MedalKind, IconName>> = {
  'first-pass': 'flag',
  'perfect-pass': 'archery',
  passes: 'medal',
  'three-categories': 'steering-wheel',
  streak: 'flame',
  mastered: 'book',
  'week-winner': 'ranking',
};

function MedalList({ earned, missing }: MedalListProps) {
  const intl = useIntl();
  const nearest = nearestOf(missing);
  const later = missing.filter((medal) => !nearest.includes(medal));
  const goal = (medal: MedalName) => (
    <Medal key={medal} medal={medal}>
      {medalNeed(medal, intl)}
    </Medal>
  );
  return (
    <>
      <ul className={css.list}>
        {earned.map(({ medal, category, awardedAt }) => (
          <Medal key={`${medal} ${category}`} medal={medal} isEarned>
            <FormattedMessage
              id="dashboard.medals.earned"
              defaultMessage="{category, select, none {Zdobyty {day, date, long}} other {Kategoria {category}, zdobyty {day, date, long}}}"
              description="Below a medal: in which category, if in one, and on which day it was earned"
              values={{ category: category ?? 'none', day: new Date(awardedAt) }}
            />
          </Medal>
        ))}
        {nearest.map(goal)}
      </ul>
      {later.length > 0 ? (
        <details className={css.later}>
          <summary>
            <FormattedMessage
              id="dashboard.medals.later"
              defaultMessage="{count, plural, one {# kolejny medal} few {# kolejne medale} many {# kolejnych medali} other {# kolejnego medalu}}"
              description="Opens the list of the medals that come after the nearest ones of their kind"
              values={{ count: later.length }}
            />
          </summary>
          <ul className={css.list}>{later.map(goal)}</ul>
        </details>
      ) : null}
    </>
  );
}

interface MedalProps {
  readonly medal: MedalName;
  readonly isEarned?: boolean;
  readonly children: ReactNode;
}

function Medal({ medal, isEarned = false, children }: MedalProps) {
  const intl = useIntl();
  return (
    <li className={css.medal}>
      <span className={css.row}>
        <span className={cx(css.sign, isEarned ? css.earned : css.missing)}>
          <Icon name={SIGNS[partsOf(medal).kind]} />
        </span>
        <span className={css.words}>
          <b>{medalName(medal, intl)}</b>
          <span>{children}</span>
        </span>
      </span>
    </li>
  );
}

/**
 * The medals that can be earned: nobody masters more questions than there are.
 * @param questions that the bank has; null while unknown
 */
function goalsWith(questions: number | null): readonly MedalName[] {
  return MEDALS.filter((medal) => {
    const { kind, count } = partsOf(medal);
    return kind !== 'mastered' || count === null || questions === null || count <= questions;
  });
}

/** Of medals that are missing the next one of each kind, in their order. */
function nearestOf(missing: readonly MedalName[]): readonly MedalName[] {
  const byKind = Object.groupBy(missing, (medal) => partsOf(medal).kind);
  const nearest = Object.values(byKind).map((same) =>
    same.toSorted((one, other) => (partsOf(one).count ?? 0) - (partsOf(other).count ?? 0)).at(0),
  );
  return missing.filter((medal) => nearest.includes(medal));
}
