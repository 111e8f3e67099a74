import type { ToldRule } from '../told-rule.ts';
import * as css from './RulePicture.module.css';

/** The situation of a rule; nothing where it has no picture. */
export function RulePicture({ picture }: Pick<ToldRule, 'picture'>) {
  if (!picture) return null;
  return <img className={css.picture} src={picture.address} alt={picture.alt} width={960} height={540} />;
}
