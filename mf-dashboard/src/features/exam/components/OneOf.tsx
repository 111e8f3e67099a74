import type { ReactNode } from 'react';
import * as css from './OneOf.module.css';

export interface OneOfProps<Name extends string> {
  readonly shown: Name;
  readonly contents: Readonly<Partial<Record<Name, ReactNode>>>;
}

/** Shows one content in a place with room for the largest of them, so that nothing moves when another one comes. */
export function OneOf<Name extends string>({ shown, contents }: OneOfProps<Name>) {
  return (
    <div className={css.place}>
      {Object.entries<ReactNode>(contents).map(([name, content]) => (
        <div key={name} className={css.content} aria-hidden={name !== shown}>
          {content}
        </div>
      ))}
    </div>
  );
}
