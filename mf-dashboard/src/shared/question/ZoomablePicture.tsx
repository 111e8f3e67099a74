import { Button, Icon } from '@zielona-fala/web-kit/ui';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import * as css from './ZoomablePicture.module.css';

export interface ZoomablePictureProps {
  readonly src: string;
  readonly alt: string;
  readonly className?: string | undefined;
  readonly onError?: () => void;
}

/** A picture that a press shows as large as it can be; larger than the window on a phone, to be moved about in. */
export function ZoomablePicture({ src, alt, className, onError }: ZoomablePictureProps) {
  const intl = useIntl();
  const zoomed = useRef<HTMLDialogElement>(null);
  const name = intl.formatMessage(
    {
      id: 'dashboard.exam.zoom',
      defaultMessage: 'Powiększ obraz: {alt}',
      description: 'Button that is the picture of a question; alt says what it shows',
    },
    { alt },
  );
  return (
    <>
      <button
        type="button"
        className={css.open}
        aria-label={name}
        onClick={() => zoomed.current?.showModal()}
      >
        <img className={className} src={src} alt={alt} onError={onError} />
      </button>
      <dialog ref={zoomed} className={css.zoomed} aria-label={alt}>
        <form method="dialog">
          <Button
            icon
            type="submit"
            className={css.close}
            aria-label={intl.formatMessage({
              id: 'dashboard.exam.zoom.close',
              defaultMessage: 'Zamknij powiększenie',
              description: 'Closes the enlarged picture',
            })}
          >
            <Icon name="close" />
          </Button>
        </form>
        <div className={css.room}>
          <img src={src} alt="" />
        </div>
      </dialog>
    </>
  );
}
