import { ICON_DIRECTIONS, ICON_NAMES, ICON_SIZES, Icon } from '@zielona-fala/web-kit/ui';
import * as css from './IconOverview.module.css';

export default { component: Icon };

/** Each name in each size and direction. */
export const All = () => (
  <table className={css.icons}>
    <thead>
      <tr>
        <th scope="col">name</th>
        {ICON_SIZES.map((size) => (
          <th key={size} scope="col">
            {size}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {ICON_NAMES.map((name) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {ICON_SIZES.map((size) => (
            <td key={size}>
              {ICON_DIRECTIONS.map((direction) => (
                <Icon key={direction} name={name} size={size} direction={direction} />
              ))}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
