import { type CategoryName, MINIMUM_AGES, MINIMUM_AGES_AS_OF } from '@zielona-fala/contracts';
import { FormattedDate, FormattedMessage } from 'react-intl';
import * as article from '../../../shared/article/Article.module.css';
import { ArticleSection } from '../../../shared/article/ArticleSection.tsx';
import type { CategoryArticle } from '../category-article.ts';

interface EntitlementProps extends Pick<CategoryArticle, 'vehicles' | 'ageNote' | 'needs'> {
  readonly name: CategoryName;
}

/** What one may drive, from which age, and what else is needed. */
export function Entitlement({ name, vehicles, ageNote, needs }: EntitlementProps) {
  return (
    <>
      <ArticleSection
        heading={
          <FormattedMessage
            id="public.category.vehicles"
            defaultMessage="Czym wolno kierować"
            description="Heading on the page of a licence category: what one may drive with it"
          />
        }
      >
        <ul className={article.list}>
          {vehicles.map((vehicle) => (
            <li key={vehicle}>{vehicle}</li>
          ))}
        </ul>
      </ArticleSection>
      <ArticleSection
        heading={
          <FormattedMessage
            id="public.category.needs"
            defaultMessage="Od kiedy i co jest potrzebne"
            description="Heading on the page of a licence category: minimum age and what else is needed"
          />
        }
      >
        <p>
          <b>
            <FormattedMessage
              id="public.category.age"
              defaultMessage="Od {age} lat."
              description="On the page of a licence category: minimum age, from 14 to 24"
              values={{ age: MINIMUM_AGES[name].from }}
            />
          </b>{' '}
          {ageNote}
        </p>
        <ul className={article.list}>
          {needs.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
        <p className={article.source}>
          <FormattedMessage
            id="public.category.law"
            defaultMessage="Podstawa: ustawa z 5 stycznia 2011 r. o kierujących pojazdami, art. 6–8 i 11, stan na {date}. Szczegóły potwierdzi urząd, który wydaje prawa jazdy."
            description="On the page of a licence category: the act that says all this (Vehicle Drivers Act), and who can confirm it; date: of the law's state"
            values={{ date: <FormattedDate value={MINIMUM_AGES_AS_OF} dateStyle="long" timeZone="UTC" /> }}
          />
        </p>
      </ArticleSection>
    </>
  );
}
