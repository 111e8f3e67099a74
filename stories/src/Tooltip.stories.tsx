import { Button, Icon, Tooltip } from '@zielona-fala/web-kit/ui';
import { useEffect, useRef } from 'react';
import { useWords } from './words.ts';

export default { component: Tooltip };

/** Shows while its button has the focus. */
export const OnFocus = () => {
  const { settings } = useWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div ref={place}>
      <Tooltip text={settings}>
        <Button>
          <Icon name="settings" />
          {settings}
        </Button>
      </Tooltip>
    </div>
  );
};
