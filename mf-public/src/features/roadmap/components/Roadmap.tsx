import { FormattedDate, FormattedMessage } from 'react-intl';
import { ROADMAP_DATE, ROADMAP_STAGES } from '../roadmap-stages.ts';
import * as css from './Roadmap.module.css';

/** Done is lit, being done is half lit, next is hollow. */
export function Roadmap() {
  return (
    <>
      <p className={css.date}>
        <FormattedMessage
          id="public.roadmap.date"
          defaultMessage="Stan na {day}"
          description="Roadmap: the day it was last looked through"
          values={{
            day: (
              <time dateTime={ROADMAP_DATE}>
                <FormattedDate value={ROADMAP_DATE} dateStyle="long" timeZone="UTC" />
              </time>
            ),
          }}
        />
      </p>
      <div className={css.stages}>
        {ROADMAP_STAGES.map(({ name, title, items }) => (
          <section className={css.stage} key={name} aria-labelledby={`stage-${name}`}>
            <h2 id={`stage-${name}`}>
              <FormattedMessage {...title} />
            </h2>
            <ul className={css.items}>
              {items.map((item) => (
                <li className={css.item} key={item.id}>
                  <i className={css[name]} aria-hidden="true" />
                  <FormattedMessage {...item} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
