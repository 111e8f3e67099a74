import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as css from './QuestionPicture.module.css';

/** Keeps its 16:9 box, picture or not, so that nothing moves from one question to the next. */
export function QuestionPicture({ address, alt }: { readonly address: string; readonly alt: string }) {
  return (
    <figure className={css.picture}>
      <img
        className={css.image}
        src={address}
        alt={alt}
        width={960}
        height={540}
        fetchPriority="high"
        decoding="async"
      />
    </figure>
  );
}

/** In place of a picture: what the question is about. */
export function NoPicture({ children }: { readonly children?: ReactNode }) {
  return <div className={css.topic}>{children}</div>;
}

/** Under the subject, where the server lacks the picture that the question has. */
export function PictureMissing() {
  return (
    <p className={css.missing}>
      <FormattedMessage
        id="public.try.media-missing"
        defaultMessage="Obrazu lub filmu do tego pytania brakuje na tym serwerze."
        description="In place of a picture or film that the question has but this server lacks"
      />
    </p>
  );
}
