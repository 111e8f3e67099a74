import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as css from './FiguresTable.module.css';

export interface FiguresRow {
  readonly key: string | number;
  /** One for each column; the first names the row. */
  readonly cells: readonly ReactNode[];
}

export interface FiguresProps {
  /** Names the table. */
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly FiguresRow[];
}

/** A chart's figures as a table that can be opened. */
export function Figures(props: FiguresProps) {
  return (
    <details className={css.details}>
      <summary>
        <FormattedMessage
          id="dashboard.statistics.table"
          defaultMessage="Pokaż liczby w tabeli"
          description="Opens the chart's figures as a table"
        />
      </summary>
      <FiguresTable {...props} />
    </details>
  );
}

/** Rows of figures, with a heading for each row and column. */
export function FiguresTable({ label, columns, rows }: FiguresProps) {
  return (
    <section
      className={css.scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
    >
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...figures] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                <td key={index}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
