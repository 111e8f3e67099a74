import { EXAM, levelFor, PASS_BONUS } from '@zielona-fala/contracts';
import { WhenFact } from '@zielona-fala/web-kit/facts';
import { type Light, Lights, Ring } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as css from './Benefits.module.css';
import { HomeSection } from './HomeSection.tsx';

const ANSWERED = 13;
const EXAM_UNDER_WAY: readonly Light[] = [
  ...Array<Light>(ANSWERED).fill('done'),
  'now',
  ...Array<Light>(EXAM.primaryQuestions - ANSWERED - 1).fill('off'),
  'gap',
  ...Array<Light>(EXAM.technicalQuestions).fill('off'),
];
const TEN_EXAMS: readonly Light[] = ['bad', 'bad', 'on', 'bad', 'on', 'on', 'bad', 'on', 'on', 'on'];
const FIRST_LEVEL_POINTS = levelFor(0).experienceToNextLevel;

/** What the product does today. */
export function Benefits() {
  return (
    <HomeSection
      anchor="practice"
      heading={
        <FormattedMessage
          id="public.benefits.heading"
          defaultMessage="Ćwicz tak, jak zdajesz. Zobacz, czy idzie Ci lepiej."
          description="Heading above what the product does"
        />
      }
    >
      <div className={css.columns}>
        <WholeExams />
        <Levels />
        <Results />
      </div>
    </HomeSection>
  );
}

function Benefit({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={css.benefit}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

function WholeExams() {
  const intl = useIntl();
  return (
    <Benefit
      title={
        <FormattedMessage
          id="public.benefits.exam.title"
          defaultMessage="Egzamin z prawdziwym zegarem"
          description="Heading: exams under the official rules"
        />
      }
    >
      <Lights
        lights={EXAM_UNDER_WAY}
        label={intl.formatMessage(
          {
            id: 'public.benefits.exam.lights',
            defaultMessage: 'Przykład: {answered} z {questions} pytań za Tobą',
            description: 'Says the row of lights: example of an exam under way',
          },
          { answered: ANSWERED, questions: EXAM.questions },
        )}
      />
      <p className={css.text}>
        <FormattedMessage
          id="public.benefits.exam.text"
          defaultMessage="Zamkniesz przeglądarkę? Odpowiedzi są zapisane, wracasz w to samo miejsce. Na końcu wracasz do wszystkich pytań i widzisz, co było dobrą odpowiedzią."
          description="What exams are like here"
        />
        <WhenFact name="bank.explained" is="all">
          {' '}
          <FormattedMessage
            id="public.benefits.exam.explained"
            defaultMessage="Przy każdym jest wyjaśnienie i podstawa prawna."
            description="After what exams are like here: each question has an explanation and its legal basis"
          />
        </WhenFact>
      </p>
    </Benefit>
  );
}

function Levels() {
  const intl = useIntl();
  return (
    <Benefit
      title={
        <FormattedMessage
          id="public.benefits.level.title"
          defaultMessage="Każdy egzamin daje punkty doświadczenia"
          description="Heading: experience and levels"
        />
      }
    >
      <div className={css.level}>
        <Ring
          size="xlarge"
          value={EXAM.passPoints / FIRST_LEVEL_POINTS}
          label={intl.formatMessage({
            id: 'public.benefits.level.ring',
            defaultMessage: 'Przykład: droga do poziomu 1',
            description: 'Says the ring: example of the way to the first level',
          })}
        >
          {intl.formatNumber(1)}
        </Ring>
        <p className={css.text}>
          <FormattedMessage
            id="public.benefits.level.text"
            defaultMessage="Doświadczenie dają punkty z egzaminów, {bonus} za zdany i dobre odpowiedzi w nauce. Poziom 1 to {level} punktów: tyle daje bezbłędny egzamin."
            description="How experience is earned, and what the first level takes"
            values={{ bonus: PASS_BONUS, level: FIRST_LEVEL_POINTS }}
          />
        </p>
      </div>
    </Benefit>
  );
}

function Results() {
  const intl = useIntl();
  return (
    <Benefit
      title={
        <FormattedMessage
          id="public.benefits.results.title"
          defaultMessage="Wiesz, gdzie jesteś"
          description="Heading: statistics and ranking"
        />
      }
    >
      <Lights
        big
        lights={TEN_EXAMS}
        label={intl.formatMessage({
          id: 'public.benefits.results.lights',
          defaultMessage: 'Przykład: z dziesięciu egzaminów sześć zdanych, ostatnie trzy z rzędu',
          description: 'Says the row of lights: example of ten exams, six of them passed',
        })}
      />
      <p className={css.text}>
        <FormattedMessage
          id="public.benefits.results.text"
          defaultMessage="Widzisz, jaką masz szansę zdać, które tematy kosztują Cię punkty i które miejsce masz w rankingu. Plan na każdy dzień wybiera pytania, które dają najwięcej."
          description="What readiness, statistics, ranking and the plan of a day do"
        />
      </p>
    </Benefit>
  );
}
